-- Lintel in Neovim, by its own client. From 0.11 on: save as lsp/lintel.lua in the configuration, and call vim.lsp.enable('lintel').
return {
  cmd = { 'npx', '--no', 'lintel', 'lsp' },
  filetypes = { 'yaml', 'json' },
  root_markers = { '.lintel.yaml', '.spectral.yaml', 'package.json', '.git' },
  -- True lets rulesets of the project run that are programs.
  init_options = { trusted = false },
}
