import { Ligacao, type Medida, type Pedido, type Quem, repetir } from './carga.ts';
import { LIGACOES } from './medir.ts';

/** Where Request Tracker answers, who signs in, and in which queue; docs/performance.md tells how to set it up. */
const { RT_URL, RT_USER = 'root', RT_PASSWORD = 'password', RT_QUEUE = '1' } = process.env;
/** So slow that a warm one differs little from a cold one. */
const AQUECER = 2;

const formulario = (
  campos: Readonly<Record<string, string>>,
): Pick<Pedido, 'method' | 'headers' | 'body'> => ({
  method: 'POST',
  // It takes what is sent only from one of its own pages.
  headers: { 'content-type': 'application/x-www-form-urlencoded', referer: `${RT_URL}/` },
  body: new URLSearchParams(campos).toString(),
});

const pedir = async (quem: Quem, pedido: Pedido, sinal: RegExp): Promise<string> => {
  const { status, headers, texto } = await quem.pedir(pedido);
  const onde = headers.location ?? '';
  if (status >= 400 || !(sinal.test(texto) || sinal.test(onde)))
    throw new Error(`Request Tracker: ${pedido.path} respondeu ${status} ${onde} ${texto.slice(0, 200)}`);
  return texto;
};

const entrar = async (origem: string, numero: number): Promise<Ligacao> => {
  const ligacao = new Ligacao(origem, numero);
  const corpo = formulario({ user: RT_USER, pass: RT_PASSWORD });
  const { status } = await ligacao.pedir({ path: '/NoAuth/Login.html', ...corpo });
  if (status >= 400) throw new Error(`Request Tracker não deixou ${RT_USER} entrar: ${status}`);
  return ligacao;
};

/** The same works, by the names of ours. */
const TRABALHOS: Readonly<Record<string, (quem: Quem, vez: number) => Promise<unknown>>> = {
  'lista de trabalho, 50 linhas': (quem) =>
    pedir(
      quem,
      { path: '/Search/Results.html?Query=id%3E0&Rows=50&Page=1&OrderBy=id&Order=DESC' },
      /Ticket\/Display\.html\?id=/,
    ),
  'abrir um caso, equipe': (quem, vez) =>
    pedir(
      quem,
      { path: `/Ticket/Display.html?id=${1 + (Math.abs(vez) % 200)}` },
      /TicketTransaction|transaction/i,
    ),
  'registrar, um órgão': (quem) =>
    pedir(
      quem,
      {
        path: '/Ticket/Create.html',
        ...formulario({
          id: 'new',
          Queue: RT_QUEUE,
          Status: 'new',
          Requestors: 'pessoa@exemplo.invalid',
          Subject: 'Demora no atendimento',
          Content: 'O atendimento demorou mais de três horas e ninguém soube dizer por quê.',
          SubmitTicket: '1',
        }),
      },
      /Ticket\/Display\.html|created in queue|Ticket \d+ created/i,
    ),
};

/** Nothing where `RT_URL` does not say where it is. */
export const medirRequestTracker = async (segundos: number): Promise<ReadonlyMap<string, Medida>> => {
  const medidas = new Map<string, Medida>();
  if (!RT_URL) return medidas;
  const ligacoes = await Promise.all(Array.from({ length: LIGACOES }, (_, n) => entrar(RT_URL, n)));
  try {
    for (const [nome, fazer] of Object.entries(TRABALHOS)) {
      const medida = await repetir(
        async (trabalhador, vez) => {
          const ligacao = ligacoes[trabalhador];
          if (ligacao) await fazer(ligacao, vez);
        },
        { ao: LIGACOES, aquecer: AQUECER, segundos: 4 * segundos },
      );
      medidas.set(nome, medida);
    }
  } finally {
    for (const ligacao of ligacoes) ligacao.fechar();
  }
  return medidas;
};
