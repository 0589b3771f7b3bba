import { emFrase } from '#kernel/texto.ts';
import { agrupar, type MarcaEmObra } from '../domain/marcas.ts';
import { type CodigoDoMotivo, motivosLegais } from '../domain/motivos.ts';

export const nomeDoMotivo = (codigo: CodigoDoMotivo): string =>
  motivosLegais.find((motivo) => motivo.codigo === codigo)?.nome ?? codigo;

export const contar = (quantos: number, um: string, varios: string): string =>
  `${quantos.toLocaleString('pt-BR')} ${quantos === 1 ? um : varios}`;

/** A mark over two lines has two bars (tarjas), which is what the history of the case counts. */
export const contarMarcas = (marcas: readonly MarcaEmObra[]): string => {
  const grupos = agrupar(marcas).length;
  const ditas = contar(grupos, 'marca', 'marcas');
  return grupos === marcas.length ? ditas : `${ditas} (${contar(marcas.length, 'tarja', 'tarjas')})`;
};

/** 3, 4, 5 becomes '3 a 5'. */
const emFaixas = (paginas: readonly number[]): readonly string[] => {
  const faixas: [number, number][] = [];
  for (const pagina of paginas.toSorted((a, b) => a - b)) {
    const ultima = faixas.at(-1);
    if (ultima && pagina === ultima[1] + 1) ultima[1] = pagina;
    else faixas.push([pagina, pagina]);
  }
  return faixas.flatMap(([de, ate]) => {
    if (de === ate) return [String(de + 1)];
    return ate === de + 1 ? [String(de + 1), String(ate + 1)] : [`${de + 1} a ${ate + 1}`];
  });
};

/** 'páginas 1, 3 e 5 a 7'. */
export const listPaginas = (paginas: readonly number[]): string =>
  `${paginas.length === 1 ? 'página' : 'páginas'} ${emFrase(emFaixas(paginas))}`;
