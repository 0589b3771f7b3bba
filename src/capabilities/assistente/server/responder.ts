import { isDeFora } from '#capabilities/ajuda/domain/de-fora/de-fora.ts';
import type { Passagem } from '#capabilities/ajuda/domain/passagem.ts';
import { conversar, naoSei, seguindo } from '../domain/conversa.ts';
import type { NomeDaIntencao } from '../domain/entender.ts';
import { frasesDaPergunta } from '../domain/frases-da-pergunta.ts';
import type { Passo } from '../domain/passo.ts';
import { fontesDe, type Resposta, resumir } from '../domain/resposta.ts';
import { responderOrgao } from './responder-orgao.ts';
import { responderPrazo } from './responder-prazo.ts';
import { responderCasoExistente, responderMeusCasos, responderProtocolo } from './responder-protocolo.ts';
import type { Pergunta } from './vizinhos.ts';

const FONTES = 3;
/** Only this much is searched: the rest of a long account does not help to find a text. */
const MAX_PROCURADO = 500;

/** Below this the answer says that it may not be the right one; below the search's own minimum nothing is said. */
const CERTEZA = 0.45;
const TALVEZ = 'Não tenho certeza de ter entendido. O mais próximo que achei é isto:';

export interface Respondida {
  readonly resposta: Resposta;
  /** What a language model may phrase, if there is one; never anything from a case. */
  readonly passagens: readonly Passagem[];
}

/** Searches the whole text, then sentence by sentence until the help finds something. */
const procurar = async ({ platform, vizinhos, texto }: Pergunta): Promise<Passagem[]> => {
  const procurado = texto.slice(0, MAX_PROCURADO);
  for (const cada of [procurado, ...frasesDaPergunta(procurado)]) {
    const passagens = await vizinhos.procurarAjuda(platform.leitura, { texto: cada, limite: FONTES });
    if (passagens.length > 0) return passagens;
  }
  return [];
};

const daAjuda = async (pergunta: Pergunta): Promise<Respondida> => {
  const passagens = await procurar(pergunta);
  const [melhor, ...outras] = passagens;
  if (!melhor) return { resposta: naoSei(), passagens };
  return {
    passagens,
    resposta: {
      intencao: 'pergunta',
      paragrafos: [
        ...(melhor.relevancia < CERTEZA ? [TALVEZ] : []),
        resumir(melhor.trecho),
        outras.length > 0
          ? 'Se não era isso, veja também as outras fontes abaixo ou pergunte com outras palavras.'
          : 'Se não era isso, pergunte com outras palavras.',
      ],
      fontes: fontesDe(passagens),
    },
  };
};

/** First questions of these kinds also get help links; later answers and long accounts do not. */
const COM_LEITURA: readonly NomeDaIntencao[] = ['tipos', 'humano', 'meus-casos', 'registrar'];

const comLeitura = async ({ platform, vizinhos, texto }: Pergunta, resposta: Resposta): Promise<Resposta> => {
  if (texto.length > MAX_PROCURADO) return resposta;
  const passagens = await vizinhos.procurarAjuda(platform.leitura, { texto, limite: FONTES });
  return { ...resposta, fontes: fontesDe(passagens) };
};

/** Under the telephones, what this platform does and does not do in an emergency. */
const SOBRE_EMERGENCIAS = 'É uma emergência. Devo usar a plataforma?';
const comSocorro = async ({ platform, vizinhos }: Pergunta, resposta: Resposta): Promise<Resposta> => ({
  ...resposta,
  fontes: fontesDe(await vizinhos.procurarAjuda(platform.leitura, { texto: SOBRE_EMERGENCIAS, limite: 1 })),
});

/** What is not done for a question about something else: it is only looked for in the help. */
const FORA_DO_CAMPO: readonly NomeDaIntencao[] = [
  'prazo',
  'orgao',
  'tipos',
  'registrar',
  'meus-casos',
  'caso-existente',
];

interface Estado {
  readonly passo: Passo | null;
  readonly temRelato: boolean;
}

const respostaA = async (pergunta: Pergunta, { passo, temRelato }: Estado): Promise<Respondida> => {
  const dita = conversar({ texto: pergunta.texto, passo, temRelato });
  const deFora = passo === null && isDeFora(pergunta.texto);
  if (deFora && FORA_DO_CAMPO.includes('paragrafos' in dita ? dita.intencao : dita.nome))
    return daAjuda(pergunta);
  if ('paragrafos' in dita) {
    if (passo === null && dita.intencao === 'perigo')
      return { resposta: await comSocorro(pergunta, dita), passagens: [] };
    const resposta =
      passo === null && COM_LEITURA.includes(dita.intencao) ? await comLeitura(pergunta, dita) : dita;
    return { resposta, passagens: [] };
  }
  switch (dita.nome) {
    case 'protocolo':
      return { resposta: await responderProtocolo(pergunta, dita.protocolo, dita.querPrazo), passagens: [] };
    case 'meus-casos':
      return {
        resposta: await comLeitura(pergunta, await responderMeusCasos(pergunta, dita.idTipo)),
        passagens: [],
      };
    case 'caso-existente':
      return {
        resposta: await comLeitura(pergunta, await responderCasoExistente(pergunta, dita)),
        passagens: [],
      };
    case 'prazo':
      return { resposta: await responderPrazo(pergunta, dita), passagens: [] };
    case 'orgao':
      return { resposta: await responderOrgao(pergunta), passagens: [] };
    default:
      return daAjuda(pergunta);
  }
};

/** Answers what the words ask for; a story being told goes on afterwards. */
export const responder = async (pergunta: Pergunta, estado: Estado): Promise<Respondida> => {
  const { resposta, passagens } = await respostaA(pergunta, estado);
  return { resposta: seguindo(resposta, estado), passagens };
};
