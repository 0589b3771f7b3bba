import type { Passagem } from '#capabilities/ajuda/domain/passagem.ts';
import { calendarioNacional } from '#capabilities/feriado/server/index.ts';
import type { Db } from '#server/db/database.ts';
import type { Intencao } from '../domain/entender.ts';
import { explicarPrazo, fonteDoPrazo } from '../domain/explicar-prazo.ts';
import { ouvirTodas } from '../domain/parecida.ts';
import { type Acao, type Fonte, fontesDe, link, type Resposta, resumir } from '../domain/resposta.ts';
import { temaDoPrazo } from '../domain/tema-do-prazo.ts';
import { sobreOTipo } from '../domain/tipos-de-manifestacao.ts';
import { linhasDosMeusCasos } from './responder-protocolo.ts';
import { listSiglas } from './siglas-repository.ts';
import type { Pergunta } from './vizinhos.ts';

const FONTES = 3;

const SIMULADOR: Fonte = { fonte: 'prazo', titulo: 'Simulador de prazos', endereco: '/simulador-de-prazos' };

/** Offered when it is unclear which term is meant; each is understood when sent back. */
const QUAL_PRAZO = [
  'Qual o prazo de resposta da ouvidoria?',
  'Qual o prazo do pedido de acesso à informação?',
  'Qual o prazo para recorrer?',
  'Qual o prazo para complementar?',
  'Qual o prazo do consentimento?',
];

const SEM_CONTA: readonly Acao[] = [
  link('Consultar com o código de acesso', '/manifestacao/consultar'),
  link('Entrar na minha conta', '/login?redirect=%2Fprincipal'),
];

type DoPrazo = Omit<Extract<Intencao, { nome: 'prazo' }>, 'nome'>;

/** The person's own cases with a running term, of the type named; if there are none, says so. */
const dosMeus = async (pergunta: Pergunta, { meu, idTipo }: DoPrazo): Promise<string[]> => {
  if (!meu || !pergunta.usuario) return [];
  const linhas = await linhasDosMeusCasos(pergunta, { soComPrazo: true, idTipo });
  if (linhas.length > 0) return ['Das suas manifestações com prazo correndo:', ...linhas];
  return idTipo === null
    ? []
    : [`Na sua conta não há ${sobreOTipo[idTipo].nome.replace(/^uma? /, '')} com prazo correndo.`];
};

/** The words of the offices that the question names, by their short name or by one that the search found. */
const nomesDe = async (
  db: Db,
  texto: string,
  passagens: readonly Passagem[],
): Promise<ReadonlySet<string>> => {
  const siglas = await listSiglas(
    db,
    ouvirTodas(texto).map(({ forma }) => forma),
  );
  const achados = passagens.filter(({ fonte }) => fonte === 'orgao');
  return new Set([
    ...siglas,
    ...achados.flatMap(({ titulo }) => ouvirTodas(titulo).map(({ forma }) => forma)),
  ]);
};

/** States a term only if the subject is clear; otherwise shows the help or asks which one. */
export const responderPrazo = async (pergunta: Pergunta, doPrazo: DoPrazo): Promise<Resposta> => {
  const { platform, vizinhos, texto } = pergunta;
  const { meu } = doPrazo;
  const [calendario, passagens, meus] = await Promise.all([
    calendarioNacional(platform.leitura),
    vizinhos.procurarAjuda(platform.leitura, { texto, limite: FONTES }),
    dosMeus(pergunta, doPrazo),
  ]);
  const doLugar = passagens.filter(({ fonte }) => fonte !== 'orgao' && fonte !== 'servico');
  const fontes = fontesDe(doLugar).filter(({ endereco }) => endereco !== SIMULADOR.endereco);
  const tema =
    doPrazo.tema ?? temaDoPrazo(ouvirTodas(texto), await nomesDe(platform.leitura, texto, passagens));
  const acoes = meu && !pergunta.usuario ? SEM_CONTA : [];
  const [melhor] = doLugar;
  if (tema !== null)
    return {
      intencao: 'prazo',
      paragrafos: [...meus, ...explicarPrazo(tema, calendario, platform.clock.now().getTime())],
      fontes: [
        fonteDoPrazo(tema),
        ...fontes.filter(({ titulo }) => titulo !== fonteDoPrazo(tema).titulo),
        SIMULADOR,
      ],
      acoes,
    };
  if (melhor)
    return {
      intencao: 'prazo',
      paragrafos: [...meus, resumir(melhor.trecho), 'Se não era isso, diga de que prazo você quer saber.'],
      fontes,
    };
  return {
    intencao: 'prazo',
    sabe: meus.length > 0,
    paragrafos: [...meus, 'De qual prazo você quer saber? Cada um é diferente, e não quero dizer o errado.'],
    fontes: [SIMULADOR],
    opcoes: QUAL_PRAZO,
    acoes,
  };
};
