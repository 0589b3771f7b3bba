import { extensoesPorExtenso } from './tipos-de-arquivo.ts';

const ACEITOS = `Aceitamos ${extensoesPorExtenso}.`;

/** Why a file was not taken and what to do now, in one or two sentences. */
export const recusas = {
  tipo: (parece: string | null): string =>
    `O conteúdo deste arquivo não é de um tipo aceito${parece ? ` (parece ser .${parece})` : ''}. ${ACEITOS}`,
  textoComOutroNome: `Texto puro só é aceito em arquivo .txt. Renomeie o arquivo ou salve como PDF. ${ACEITOS}`,
  textoIlegivel:
    'Este .txt tem caracteres que não são texto. Abra no editor, salve com a codificação UTF-8 e envie de novo.',
  doisFormatos:
    'Este arquivo traz outro arquivo escondido junto. Abra, salve uma cópia nova e envie a cópia; o outro pode ir como anexo separado.',
  danificado:
    'O arquivo parece danificado ou incompleto. Confira se ele abre no seu aparelho e envie de novo.',
  bomba:
    'Este documento fica grande demais quando aberto. Diminua as imagens ou divida em partes, e envie de novo.',
  imagemEnorme: 'Esta imagem fica grande demais quando aberta. Diminua a resolução e envie de novo.',
  macros: 'Documentos com macros não são aceitos. Salve uma cópia sem macros (.docx ou .xlsx) ou em PDF.',
  comSenha: 'O documento está protegido por senha. Retire a senha ou salve em PDF, e envie de novo.',
  virus:
    'O antivírus encontrou uma ameaça neste arquivo, e ele foi apagado. Não o abra; procure uma cópia segura.',
  semConferir:
    'Não conseguimos conferir este arquivo: ele é complexo demais. Salve uma versão mais simples, em PDF, e envie de novo.',
} as const;
