/** Why a PDF is not redacted, as told to whoever sent it. */
export const recusas = {
  'nao-e-pdf': 'O arquivo não é um PDF. Converta-o para PDF e tente de novo.',
  protegido: 'O PDF pede uma senha para abrir. Salve uma cópia sem senha e tente de novo.',
  danificado:
    'O PDF está danificado e não pôde ser lido. Abra-o em outro programa, salve como um novo PDF e tente de novo.',
  vazio: 'O PDF não tem páginas.',
  xfa: 'O PDF é um formulário dinâmico (XFA), que esta ferramenta não lê. Imprima-o para um novo PDF e tente de novo.',
  'paginas-demais': 'O PDF tem mais de 500 páginas. Divida-o em partes e tarje cada uma.',
  'marca-fora':
    'Há marca fora das páginas do documento. Confira o número da página e a posição de cada marca.',
  complexo:
    'O PDF exige memória ou tempo demais para ser lido com segurança. Divida-o em partes ou salve-o de novo por outro programa.',
} as const;

export type Recusa = keyof typeof recusas;
