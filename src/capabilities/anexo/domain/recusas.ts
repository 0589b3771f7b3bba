import { emFrase } from '#kernel/texto.ts';
import { MINUTOS_DE_VOZ } from './anexo-limites.ts';
import { extensoesDeDados } from './formatos/dados.ts';
import { extensoesDaRespostaPorExtenso, extensoesPorExtenso } from './tipos-de-arquivo.ts';

const ACEITOS = `Aceitamos ${extensoesPorExtenso}.`;
const TEXTOS_DA_RESPOSTA = emFrase(['.txt', ...extensoesDeDados], 'ou');
const ACEITOS_NA_RESPOSTA = `Aceitamos ${extensoesDaRespostaPorExtenso}.`;

/** Why a file was not taken and what to do now, in one or two sentences. */
export const recusas = {
  /** An answer takes more (`deResposta`). */
  tipo: (parece: string | null, deResposta = false): string =>
    `O conteúdo deste arquivo não é de um tipo aceito${parece ? ` (parece ser .${parece})` : ''}. ${deResposta ? ACEITOS_NA_RESPOSTA : ACEITOS}`,
  textoComOutroNome: (deResposta = false): string =>
    deResposta
      ? `Texto puro só é aceito em arquivo ${TEXTOS_DA_RESPOSTA}. Renomeie o arquivo ou salve como PDF. ${ACEITOS_NA_RESPOSTA}`
      : `Texto puro só é aceito em arquivo .txt. Renomeie o arquivo ou salve como PDF. ${ACEITOS}`,
  textoIlegivel:
    'Este .txt tem caracteres que não são texto. Abra no editor, salve com a codificação UTF-8 e envie de novo.',
  doisFormatos:
    'Este arquivo traz outro arquivo escondido junto. Abra, salve uma cópia nova e envie a cópia; o outro pode ir como anexo separado.',
  danificado:
    'O arquivo parece danificado ou incompleto. Confira se ele abre no seu aparelho e envie de novo.',
  bomba:
    'Este documento fica grande demais quando aberto. Diminua as imagens ou divida em partes, e envie de novo.',
  imagemEnorme: 'Esta imagem fica grande demais quando aberta. Diminua a resolução e envie de novo.',
  naoESom:
    'Arquivos .webm e .ogg são aceitos só com som, como uma mensagem de voz. Para enviar um vídeo, salve em .mp4.',
  somLongo: `A mensagem de voz passa de ${MINUTOS_DE_VOZ} minutos. Divida em partes e envie cada uma.`,
  // Said before it is known whether there is only sound in it.
  somGrande:
    'Este arquivo .webm ou .ogg é grande demais para uma mensagem de voz. Grave de novo aqui na página, ou salve o som em .mp3 e o vídeo em .mp4.',
  macros: 'Documentos com macros não são aceitos. Salve uma cópia sem macros (.docx ou .xlsx) ou em PDF.',
  comSenha: 'O documento está protegido por senha. Retire a senha ou salve em PDF, e envie de novo.',
  virus:
    'O antivírus encontrou uma ameaça neste arquivo, e ele foi apagado. Não o abra; procure uma cópia segura.',
  dadosIlegiveis: (extensao: string): string =>
    `Este ${extensao} não pode ser lido como ${extensao.slice(1).toUpperCase()}. Abra no programa que o fez, salve de novo com a codificação UTF-8 e envie.`,
  xmlComPrograma:
    'Este .xml traz mais do que dados: definições (DOCTYPE), folha de estilo, partes de página ou programas, que mandam o leitor buscar ou executar outras coisas. Salve só os dados e envie de novo.',
  zipNoZip: 'Este zip traz outro zip dentro. Junte tudo em um zip só e envie de novo.',
  nomeNoZip:
    'Um arquivo do zip tem um nome que tenta sair da pasta em que será aberto, ou dois têm o mesmo nome. Faça o zip de novo e envie.',
  zipDemais: (maximo: number): string =>
    `Este zip tem mais de ${maximo} arquivos. Divida em dois ou mais zips e envie cada um.`,
  zipVazio: 'Este zip não tem nenhum arquivo.',
  dentroDoZip: (ordem: number, motivo: string): string => `No zip, o ${ordem}º arquivo: ${motivo}`,
  semConferir:
    'Não conseguimos conferir este arquivo: ele é complexo demais. Salve uma versão mais simples, em PDF, e envie de novo.',
} as const;
