import { criarFila } from './fila.ts';
import { type Leitor, LeitorParou, type Pedido, type Resposta, Vez } from './leitor.ts';

/** Where requests go: a worker, or the same process in a test. */
export interface Porta {
  pedir(pedido: Pedido): Promise<Resposta>;
  fechar(): void;
}

type De<T extends Resposta['tipo']> = Extract<Resposta, { tipo: T }>;

const esperar = <T extends Resposta['tipo']>(resposta: Resposta, tipo: T): De<T> => {
  if (resposta.tipo === tipo) return resposta as De<T>;
  throw new LeitorParou(resposta.tipo === 'recusa' ? resposta.causa : 'quebrado');
};

export const criarLeitor = async (porta: Porta, bytes: ArrayBuffer): Promise<Leitor> => {
  const fila = criarFila();
  const abrir = async () => esperar(await porta.pedir({ tipo: 'abrir', bytes }), 'abrir');
  const { paginas } = await abrir().catch((error: unknown) => {
    porta.fechar();
    throw error;
  });
  return {
    paginas,
    pintar: (pagina, escala, opcoes) =>
      fila(
        async () => esperar(await porta.pedir({ tipo: 'pintar', pagina, escala }), 'pintar').pintada,
        opcoes,
      ),
    ler: (pagina, opcoes) =>
      fila(async () => esperar(await porta.pedir({ tipo: 'ler', pagina }), 'ler').lida, opcoes),
    analisar: (texto) =>
      fila(async () => esperar(await porta.pedir({ tipo: 'analisar', texto }), 'analisar').dados, {
        vez: Vez.folha,
      }),
    fechar: () => porta.fechar(),
  };
};
