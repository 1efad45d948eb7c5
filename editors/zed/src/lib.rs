//! Starts `lintel lsp`: by the program that the settings name, by `lintel` on the path, or by the Lintel that the project has in node_modules.
use zed_extension_api::settings::LspSettings;
use zed_extension_api::{self as zed, serde_json, LanguageServerId, Result, Worktree};

const OWN: &str = "node_modules/lintel/dist/cli/main.cjs";

struct Lintel;

impl zed::Extension for Lintel {
    fn new() -> Self {
        Lintel
    }

    fn language_server_command(
        &mut self,
        id: &LanguageServerId,
        worktree: &Worktree,
    ) -> Result<zed::Command> {
        let binary = LspSettings::for_worktree(id.as_ref(), worktree)?.binary;
        let arguments = binary.as_ref().and_then(|given| given.arguments.clone());
        let named = binary
            .and_then(|given| given.path)
            .or_else(|| worktree.which("lintel"));
        let lsp = vec!["lsp".to_string()];
        let (command, args) = match named {
            Some(command) => (command, arguments.unwrap_or(lsp)),
            None => {
                let own = format!("{}/{OWN}", worktree.root_path());
                let given = arguments.unwrap_or(lsp);
                (zed::node_binary_path()?, [vec![own], given].concat())
            }
        };
        Ok(zed::Command {
            command,
            args,
            env: worktree.shell_env(),
        })
    }

    fn language_server_initialization_options(
        &mut self,
        id: &LanguageServerId,
        worktree: &Worktree,
    ) -> Result<Option<serde_json::Value>> {
        Ok(LspSettings::for_worktree(id.as_ref(), worktree)?.initialization_options)
    }
}

zed::register_extension!(Lintel);
