import type { SentInput } from '#kernel/endpoint.ts';
import { ApiError, type ErrorBody, OfflineError } from '#shell/api/errors.ts';
import type { assistenteContract, EventoDoAssistente } from '../contract.ts';

type Pergunta = SentInput<(typeof assistenteContract)['POST /app-web/v1/assistente/perguntar']>['body'];

const ENDERECO = '/api/app-web/v1/assistente/perguntar';

const corpoDoErro = async (response: Response): Promise<ErrorBody | string> => {
  const text = await response.text();
  return response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as ErrorBody) : '';
};

/** The events of the answer, as they arrive; ends early when the signal aborts. */
export async function* ouvirResposta(
  pergunta: Pergunta,
  signal: AbortSignal,
): AsyncGenerator<EventoDoAssistente> {
  const response = await fetch(ENDERECO, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(pergunta),
    signal,
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new OfflineError();
  });
  if (!response.ok || !response.body) throw new ApiError(response.status, await corpoDoErro(response));
  const leitor = response.body.getReader();
  const letras = new TextDecoder();
  let resto = '';
  for (let lido = await leitor.read(); !lido.done; lido = await leitor.read()) {
    const eventos = (resto + letras.decode(lido.value, { stream: true })).split('\n\n');
    resto = eventos.pop() ?? '';
    for (const evento of eventos) yield JSON.parse(evento.replace(/^data: /, '')) as EventoDoAssistente;
  }
}
