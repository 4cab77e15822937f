# Tries the installer in dist: installs the game, lets it play a game on the screen, and removes it.
$ErrorActionPreference = 'Stop'

$installer = Get-ChildItem dist\sixtysix-*-windows.exe
Start-Process -Wait $installer.FullName -ArgumentList '/S'
$place = "$env:LOCALAPPDATA\Programs\SixtySix"
if (Get-ChildItem $place -Recurse -Filter 'Qt6Network.dll') { throw 'Qt for the network was packed, which nothing uses' }
$game = Start-Process -PassThru -Wait "$place\sixtysix.exe" -ArgumentList '--demo', '--one-game', '--hurry'
if ($game.ExitCode -ne 0) { throw "the installed game ended with $($game.ExitCode)" }
if ($env:SIXTYSIX_WINDOWS_SIGN) {
    foreach ($file in $installer.FullName, "$place\sixtysix.exe", "$place\sixtysix-cli.exe", "$place\uninstall.exe") {
        if ((Get-AuthenticodeSignature $file).Status -eq 'NotSigned') { throw "$file is not signed" }
    }
}
Start-Process -Wait "$place\uninstall.exe" -ArgumentList '/S', "_?=$place"
if (Test-Path "$place\sixtysix.exe") { throw 'the game is still there' }
