import { type AtoDeMarcar, historicoVazio, marcarOuDesfazer } from '../../domain/marcas.ts';
import type { Resultado } from '../aplicar/resultado.ts';
import type { Documento, PaginaLida } from '../documento.ts';
import type { Leitor } from '../motor/leitor.ts';

export interface Mesa {
  readonly documentos: readonly Documento[];
  readonly ativo: string | null;
}

export type AtoDaMesa =
  | { readonly tipo: 'por'; readonly novo: Pick<Documento, 'id' | 'nome' | 'tamanho' | 'origem'> }
  | { readonly tipo: 'aberto'; readonly id: string; readonly leitor: Leitor; readonly tamanho: number }
  | { readonly tipo: 'recusado'; readonly id: string; readonly frase: string }
  | { readonly tipo: 'lidas'; readonly id: string; readonly lidas: ReadonlyMap<number, PaginaLida> }
  | { readonly tipo: 'marcar'; readonly id: string; readonly ato: AtoDeMarcar }
  | { readonly tipo: 'aplicado'; readonly id: string; readonly resultado: Resultado }
  | { readonly tipo: 'voltar'; readonly id: string }
  | { readonly tipo: 'escolher'; readonly id: string }
  | { readonly tipo: 'tirar'; readonly id: string };

export const mesaVazia: Mesa = { documentos: [], ativo: null };

const mudar = (mesa: Mesa, id: string, mudanca: (documento: Documento) => Documento): Mesa => ({
  ...mesa,
  documentos: mesa.documentos.map((documento) => (documento.id === id ? mudanca(documento) : documento)),
});

const por = (mesa: Mesa, novo: Pick<Documento, 'id' | 'nome' | 'tamanho' | 'origem'>): Mesa => ({
  ativo: novo.id,
  documentos: [
    ...mesa.documentos,
    {
      ...novo,
      leitor: null,
      recusa: null,
      paginas: [],
      lidas: new Map(),
      historico: historicoVazio,
      resultado: null,
      entregue: null,
    },
  ],
});

const tirar = ({ documentos, ativo }: Mesa, id: string): Mesa => {
  const lugar = documentos.findIndex((documento) => documento.id === id);
  const ficam = documentos.filter((documento) => documento.id !== id);
  const vizinho = ficam[Math.min(lugar, ficam.length - 1)]?.id ?? null;
  return { documentos: ficam, ativo: ativo === id ? vizinho : ativo };
};

export const mudarMesa = (mesa: Mesa, ato: AtoDaMesa): Mesa => {
  if (ato.tipo === 'por') return por(mesa, ato.novo);
  if (ato.tipo === 'tirar') return tirar(mesa, ato.id);
  if (ato.tipo === 'escolher') return { ...mesa, ativo: ato.id };
  return mudar(mesa, ato.id, (documento) => {
    if (ato.tipo === 'aberto')
      return { ...documento, leitor: ato.leitor, paginas: ato.leitor.paginas, tamanho: ato.tamanho };
    if (ato.tipo === 'recusado') return { ...documento, recusa: ato.frase };
    if (ato.tipo === 'lidas') return { ...documento, lidas: new Map([...documento.lidas, ...ato.lidas]) };
    if (ato.tipo === 'voltar') return { ...documento, resultado: null };
    if (ato.tipo === 'marcar')
      return { ...documento, historico: marcarOuDesfazer(documento.historico, ato.ato) };
    const { resultado } = ato;
    const entregue = resultado.tipo === 'feito' ? documento.historico.presente : documento.entregue;
    return { ...documento, resultado, entregue };
  });
};
