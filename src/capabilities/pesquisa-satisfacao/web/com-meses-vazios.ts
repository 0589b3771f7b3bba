import type { MesDaSerie } from './resultados-queries.ts';

const mesSeguinte = (mes: string): string => {
  const [ano = 0, numero = 0] = mes.split('-').map(Number);
  return numero === 12 ? `${ano + 1}-01` : `${ano}-${String(numero + 1).padStart(2, '0')}`;
};

/** A month without answers keeps its place, or the line would join months that are far apart. */
export const comMesesVazios = (serie: readonly MesDaSerie[]): readonly MesDaSerie[] =>
  serie.flatMap((atual, indice) => {
    const proximo = serie[indice + 1]?.mes;
    const vazios: MesDaSerie[] = [];
    for (let mes = mesSeguinte(atual.mes); proximo !== undefined && mes < proximo; mes = mesSeguinte(mes))
      vazios.push({ mes, respostas: 0, satisfacaoMedia: null });
    return [atual, ...vazios];
  });
