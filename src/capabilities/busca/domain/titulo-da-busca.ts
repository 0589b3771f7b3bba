import type { FiltroDePedidos } from './filtro-da-busca.ts';

interface Nomes {
  readonly orgao: string | null;
  readonly esfera: string | null;
  readonly uf: string | null;
  readonly decisao: string | null;
  readonly assunto: string | null;
}

/** A search in words: '“licitação”, em IFCE, 2026'. */
export const tituloDaBusca = ({ q, ano }: FiltroDePedidos, nomes: Nomes): string => {
  const filtros = [
    nomes.orgao,
    nomes.esfera && `esfera ${nomes.esfera.toLowerCase()}`,
    nomes.uf,
    ano && String(ano),
    nomes.decisao,
    nomes.assunto,
  ].filter((parte): parte is string => Boolean(parte));
  const inicio = q ? `“${q}”` : 'Todos os pedidos';
  return [inicio, ...filtros].join(', ');
};
