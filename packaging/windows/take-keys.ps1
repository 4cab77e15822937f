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
if (-not $tool) { throw 'signtool is not installed' }
# NSIS wants a path without blanks; the libraries and manifests beside signtool go along
$folder = Join-Path $env:RUNNER_TEMP 'signtool'
Copy-Item $tool.DirectoryName $folder -Recurse
$sign = "$folder\signtool.exe", 'sign', '/fd', 'SHA256', '/sha1', $taken.Thumbprint
# try it before anything counts on it
$sample = Join-Path $env:RUNNER_TEMP 'sample.exe'
Copy-Item $tool.FullName $sample
& $sign[0] @($sign | Select-Object -Skip 1) $sample
if ($LASTEXITCODE -ne 0) { throw 'signtool cannot sign with the certificate' }
Remove-Item $sample
"SIXTYSIX_WINDOWS_SIGN=$($sign -join ' ') /tr http://timestamp.digicert.com /td SHA256" >> $env:GITHUB_ENV
