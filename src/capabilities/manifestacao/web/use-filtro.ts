import { useFiltroDoEndereco } from '#shell/lista/use-filtro-do-endereco.ts';
import { escreverFiltro, readFiltro, semFiltro } from './filtro-do-endereco.ts';

const forma = { ler: readFiltro, escrever: escreverFiltro };

export const useFiltro = () => {
  const { filtro, filtrar } = useFiltroDoEndereco(forma);
  return { filtro, filtrar, limpar: () => filtrar(semFiltro) };
};
