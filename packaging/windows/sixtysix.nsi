; The installer for Windows: for one person, without an administrator.
; packaging/build nsis calls makensis with what is in ${...} here.
Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh
!include WordFunc.nsh

!define NAME "Sixty-Six"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\SixtySix"
!define RECORD "SixtySix.Record"
!define STARTS "Software\Microsoft\Windows\CurrentVersion\App Paths\sixtysix.exe"
; The exit status of an older installer that leaves a newer program alone; winget is told of it.
!define OLDER 3

Name "${NAME}"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\SixtySix"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"

VIProductVersion "${FILE_VERSION}"
VIAddVersionKey /LANG=0 ProductName "${NAME}"
VIAddVersionKey /LANG=0 ProductVersion "${VERSION}"
VIAddVersionKey /LANG=0 FileVersion "${VERSION}"
VIAddVersionKey /LANG=0 FileDescription "${NAME}"
VIAddVersionKey /LANG=0 LegalCopyright "MIT licence"

!ifdef SIGN
  !finalize '${SIGN} "%1"'
  !uninstfinalize '${SIGN} "%1"'
!endif

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\sixtysix.exe"

!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Bulgarian"
!insertmacro MUI_LANGUAGE "Hungarian"

LangString RUNNING ${LANG_ENGLISH} "Sixty-Six is open. Please close it and try again."
LangString RUNNING ${LANG_GERMAN} "Sechsundsechzig ist offen. Bitte schließe es und versuche es noch einmal."
LangString RUNNING ${LANG_BULGARIAN} "Играта „Шестдесет и шест“ е отворена. Затвори я и опитай отново."
LangString RUNNING ${LANG_HUNGARIAN} "A Hatvanhat nyitva van. Kérlek, zárd be, és próbáld újra."
LangString NEWER ${LANG_ENGLISH} "A newer version is installed: $0. Replace it with ${VERSION}?"
LangString NEWER ${LANG_GERMAN} "Eine neuere Version ist installiert: $0. Durch ${VERSION} ersetzen?"
LangString NEWER ${LANG_BULGARIAN} "Инсталирана е по-нова версия: $0. Да се замени ли с ${VERSION}?"
LangString NEWER ${LANG_HUNGARIAN} "Újabb változat van telepítve: $0. Lecserélje erre: ${VERSION}?"
LangString RECORD_NAME ${LANG_ENGLISH} "Sixty-Six record"
LangString RECORD_NAME ${LANG_GERMAN} "Spielaufzeichnung von Sechsundsechzig"
LangString RECORD_NAME ${LANG_BULGARIAN} "Запис на „Шестдесет и шест“"
LangString RECORD_NAME ${LANG_HUNGARIAN} "Hatvanhat-partijegyzék"
LangString SHORTCUT ${LANG_ENGLISH} "Sixty-Six"
LangString SHORTCUT ${LANG_GERMAN} "Sechsundsechzig"
LangString SHORTCUT ${LANG_BULGARIAN} "Шестдесет и шест"
LangString SHORTCUT ${LANG_HUNGARIAN} "Hatvanhat"

; A program that runs cannot be replaced: Windows does not let its file be opened for writing.
!macro STOP_IF_RUNNING
  IfFileExists "$INSTDIR\sixtysix.exe" 0 +6
  ClearErrors
  FileOpen $0 "$INSTDIR\sixtysix.exe" a
  IfErrors 0 +3
  MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
  Abort
  FileClose $0
!macroend

; Only what the installer has put there: folders are named one by one, games lie elsewhere.
!macro REMOVE_PROGRAM
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\sixtysix.exe"
  Delete "$INSTDIR\sixtysix-cli.exe"
!macroend

Function .onInit
  ${GetFileVersion} "$INSTDIR\sixtysix.exe" $0
  ${VersionCompare} "$0" "${FILE_VERSION}" $1
  StrCmp $1 1 0 go_on
  ReadRegStr $0 HKCU "${KEY}" "DisplayVersion"
  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(NEWER)" /SD IDNO IDYES go_on
  SetErrorLevel ${OLDER}
  Quit
go_on:
FunctionEnd

Section
  !insertmacro STOP_IF_RUNNING
  !insertmacro REMOVE_PROGRAM
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\$(SHORTCUT).lnk" "$INSTDIR\sixtysix.exe"

  WriteRegStr HKCU "Software\Classes\.66r" "" "${RECORD}"
  WriteRegStr HKCU "Software\Classes\.66r" "Content Type" "${MIME_TYPE}"
  WriteRegStr HKCU "Software\Classes\.66r\OpenWithProgids" "${RECORD}" ""
  WriteRegStr HKCU "Software\Classes\${RECORD}" "" "$(RECORD_NAME)"
  WriteRegStr HKCU "Software\Classes\${RECORD}\DefaultIcon" "" "$INSTDIR\sixtysix.exe,0"
  WriteRegStr HKCU "Software\Classes\${RECORD}\shell\open\command" "" '"$INSTDIR\sixtysix.exe" "%1"'
  ${RefreshShellIcons}
  WriteRegStr HKCU "${STARTS}" "" "$INSTDIR\sixtysix.exe"

  WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\sixtysix.exe,0"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "Publisher" "${PUBLISHER}"
  StrCmp "${HOMEPAGE}" "" +2
  WriteRegStr HKCU "${KEY}" "URLInfoAbout" "${HOMEPAGE}"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" "$0"
SectionEnd

Section Uninstall
  !insertmacro STOP_IF_RUNNING
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\$(SHORTCUT).lnk"
  DeleteRegKey HKCU "${STARTS}"
  DeleteRegKey HKCU "Software\Classes\${RECORD}"
  DeleteRegValue HKCU "Software\Classes\.66r\OpenWithProgids" "${RECORD}"
  ReadRegStr $0 HKCU "Software\Classes\.66r" ""
  StrCmp $0 "${RECORD}" 0 +2 ; another program may have taken the type over
  DeleteRegKey HKCU "Software\Classes\.66r"
  DeleteRegKey HKCU "${KEY}"
  ${RefreshShellIcons}
SectionEnd
