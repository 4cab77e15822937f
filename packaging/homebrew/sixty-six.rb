cask "sixty-six" do
  arch arm: "arm64", intel: "x86_64"

  version "@VERSION@"
  sha256 arm:   "@MAC_ARM_SUM@",
         intel: "@MAC_INTEL_SUM@"

  url "@REPOSITORY@/releases/download/v#{version}/sixtysix-#{version}-macos-#{arch}.dmg"
  name "@NAME@"
  desc "@SUMMARY@"
  homepage "@HOMEPAGE@"

  auto_updates false
  depends_on macos: ">= :ventura"

  app "Sixty-Six.app"
  binary "#{appdir}/Sixty-Six.app/Contents/MacOS/sixtysix-cli"

  zap trash: [
    "~/Library/Application Support/sixtysix",
    "~/Library/Logs/sixtysix",
    "~/Library/Preferences/@APP_ID@.plist",
    "~/Library/Saved Application State/@APP_ID@.savedState",
  ]
end
