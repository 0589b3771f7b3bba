/** Entries that a redacted document does not need and where text can hide. */
export const PROIBIDAS = new Map(
  Object.entries({
    Metadata: 'Metadados (XMP)',
    PieceInfo: 'Dados do programa que fez o documento',
    JavaScript: 'Programa (JavaScript)',
    JS: 'Programa (JavaScript)',
    OpenAction: 'Ação ao abrir',
    AA: 'Ação automática',
    Names: 'Lista de nomes',
    EmbeddedFiles: 'Arquivo embutido',
    EmbeddedFile: 'Arquivo embutido',
    AF: 'Arquivo embutido',
    Outlines: 'Marcadores (índice lateral)',
    StructTreeRoot: 'Estrutura do texto',
    AcroForm: 'Formulário',
    OCProperties: 'Camadas',
    ActualText: 'Texto alternativo',
    Alt: 'Texto alternativo',
    Thumb: 'Miniatura da página',
    Popup: 'Comentário',
  }),
);
