# Takes what Windows is signed with from the environment of a workflow's step, so that later steps find
# the command that signs in SIXTYSIX_WINDOWS_SIGN. Either a service signs, and COMMAND is how it is
# called, or CERTIFICATE is a key of our own (a .pfx in base64, with PASSWORD). Without both nothing is
# signed.
$ErrorActionPreference = 'Stop'

if ($env:COMMAND) {
    "SIXTYSIX_WINDOWS_SIGN=$env:COMMAND" >> $env:GITHUB_ENV
    exit
}
if (-not $env:CERTIFICATE) {
    Write-Output 'There is no certificate: nothing will be signed.'
    exit
}
$file = Join-Path $env:RUNNER_TEMP 'certificate.pfx'
[IO.File]::WriteAllBytes($file, [Convert]::FromBase64String($env:CERTIFICATE))
try {
    $password = ConvertTo-SecureString $env:PASSWORD -AsPlainText -Force
    $taken = Import-PfxCertificate -FilePath $file -Password $password -CertStoreLocation Cert:\CurrentUser\My
} finally {
    Remove-Item $file
}
$kits = "${env:ProgramFiles(x86)}\Windows Kits\10\bin\*\x64\signtool.exe"
$tool = Get-ChildItem $kits | Sort-Object FullName | Select-Object -Last 1
Copy-Item $tool.FullName "$env:RUNNER_TEMP\signtool.exe" # a path without blanks
$time = '/tr http://timestamp.digicert.com /td SHA256'
"SIXTYSIX_WINDOWS_SIGN=$env:RUNNER_TEMP\signtool.exe sign /fd SHA256 $time /sha1 $($taken.Thumbprint)" >> $env:GITHUB_ENV
