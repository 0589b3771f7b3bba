import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { EventoDoAssistente } from '../contract.ts';
import type { Passo } from '../domain/passo.ts';
import { perguntaMascarada } from '../domain/pergunta-mascarada.ts';
import type { Resposta } from '../domain/resposta.ts';
import { frasear } from './modelo-de-linguagem.ts';
import { type Respondida, responder } from './responder.ts';
import { selar } from './selo.ts';
import { SO_A_CONTAGEM, upsertSemResposta } from './sem-resposta-repository.ts';
import type { Pergunta } from './vizinhos.ts';

const texto = (palavras: string): EventoDoAssistente => ({ tipo: 'texto', texto: palavras });

function* plana({ paragrafos }: Resposta): Generator<EventoDoAssistente> {
  for (const [vez, paragrafo] of paragrafos.entries())
    yield texto(vez === 0 ? paragrafo : `\n\n${paragrafo}`);
}

/** Uses the model if there is one and something to phrase; if it fails, gives the plain answer. */
async function* escrever(
  { platform: { config, log }, texto: perguntado }: Pergunta,
  { resposta, passagens }: Respondida,
): AsyncGenerator<EventoDoAssistente, boolean> {
  const { modeloDeLinguagem } = config;
  const pergunta = passagens.length > 0 && modeloDeLinguagem ? perguntaMascarada(perguntado) : null;
  if (modeloDeLinguagem && pergunta !== null && pergunta !== 'reservada') {
    try {
      for await (const palavras of frasear(modeloDeLinguagem, pergunta.texto, passagens))
        yield texto(palavras);
      return true;
    } catch (error) {
      // The error message may quote what was sent, so only its kind is logged.
      log.warn(`The language model did not answer: ${error instanceof Error ? error.name : 'unknown'}`);
      yield { tipo: 'refazer' };
    }
  }
  yield* plana(resposta);
  return false;
}

const guardarSemResposta = async ({
  platform: { db, clock },
  texto: perguntado,
}: Pergunta): Promise<void> => {
  const guardada = perguntaMascarada(perguntado);
  if (guardada === null) return;
  const nova = guardada === 'reservada' ? SO_A_CONTAGEM : guardada;
  await upsertSemResposta(db, { ...nova, em: clock.now() });
};

const SEM_AVALIACAO: readonly string[] = ['saudacao', 'agradecimento', 'perigo'];

async function* eventos(
  pergunta: Pergunta,
  estado: { readonly passo: Passo | null; readonly temRelato: boolean },
): AsyncGenerator<EventoDoAssistente> {
  const respondida = await responder(pergunta, estado);
  const { resposta } = respondida;
  const { intencao, fontes = [], sabe = true } = resposta;
  const porModelo = yield* escrever(pergunta, respondida);
  if (!sabe) await guardarSemResposta(pergunta);
  yield {
    tipo: 'fim',
    intencao,
    fontes: [...fontes],
    opcoes: [...(resposta.opcoes ?? [])],
    acoes: [...(resposta.acoes ?? [])],
    passo: resposta.passo ?? null,
    isRelato: resposta.isRelato ?? false,
    sabe,
    porModelo,
    selo: SEM_AVALIACAO.includes(intencao)
      ? null
      : selar(pergunta.platform, {
          intencao,
          fonte: fontes[0]?.endereco.slice(0, 300) ?? '',
          dia: toIsoDate(localDate(pergunta.platform.clock.now().getTime())),
        }),
  };
}

/** An answer already begun cannot become an HTTP error, so it ends with a sentence. */
async function* emLinhas(
  { platform: { log } }: Pergunta,
  vindos: AsyncGenerator<EventoDoAssistente>,
): AsyncGenerator<string> {
  try {
    for await (const evento of vindos) yield `data: ${JSON.stringify(evento)}\n\n`;
  } catch (error) {
    log.error(`The assistant could not answer: ${error instanceof Error ? error.name : 'unknown'}`);
    const falha: EventoDoAssistente = {
      tipo: 'erro',
      mensagem: 'Não consegui responder agora. Tente de novo em instantes.',
    };
    yield `data: ${JSON.stringify(falha)}\n\n`;
  }
}

export const perguntar = (
  reply: FastifyReply,
  pergunta: Pergunta,
  estado: { readonly passo: Passo | null; readonly temRelato: boolean },
): FastifyReply =>
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(emLinhas(pergunta, eventos(pergunta, estado))));
