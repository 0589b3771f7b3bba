import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import type { usuarioContract } from '../../contract.ts';

export const api = createApi<typeof usuarioContract>();
const read = createReader<typeof usuarioContract>();
const apoio = createReader<typeof tabelaApoioContract>();

const UMA_HORA = 3_600_000;
const CADASTRO = ['cadastro'];
const PREFERENCIAS = ['cadastro', 'preferencias'];
const SESSOES = ['cadastro', 'sessoes'];

export const useCadastro = () =>
  useQuery({
    queryKey: CADASTRO,
    queryFn: () => read('GET /app-web/v1/usuarios/cadastro', undefined, { quiet: true }),
    staleTime: 0,
  });

export const useRelerCadastro = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: CADASTRO, exact: true });
};

export const usePreferencias = () =>
  useQuery({
    queryKey: PREFERENCIAS,
    queryFn: () => read('GET /app-web/v1/usuarios/preferencias', undefined, { quiet: true }),
  });

export const useSessoes = () =>
  useQuery({
    queryKey: SESSOES,
    queryFn: () => read('GET /app-web/v1/usuarios/sessoes', undefined, { quiet: true }),
    staleTime: 0,
  });

/** The cities of a state; nothing is fetched before a state is chosen. */
export const useMunicipios = (uf: string) =>
  useQuery({
    queryKey: ['municipios', uf],
    queryFn: () => apoio('GET /municipios', { query: { uf } }, { quiet: true }),
    staleTime: UMA_HORA,
    enabled: uf !== '',
  });

/** The original's row for 'not informed'; our screen offers 'Prefiro não informar' instead. */
const RACA_NAO_INFORMADA = 6;

const readOpcoes = async () => {
  const [escolaridades, racas, generos, faixas, profissoes] = await Promise.all([
    apoio('GET /escolaridades', undefined, { quiet: true }),
    apoio('GET /racas-cores', undefined, { quiet: true }),
    apoio('GET /generos', undefined, { quiet: true }),
    apoio('GET /faixas-etarias', undefined, { quiet: true }),
    apoio('GET /profissoes', undefined, { quiet: true }),
  ]);
  return {
    idEscolaridade: escolaridades.map(({ idEscolaridade, descricao }) => ({
      value: String(idEscolaridade),
      label: descricao,
    })),
    idRacaCor: racas
      .filter(({ idRacaCor }) => idRacaCor !== RACA_NAO_INFORMADA)
      .map(({ idRacaCor, descRacaCor }) => ({ value: String(idRacaCor), label: descRacaCor })),
    idGenero: generos.map(({ idGenero, descGenero }) => ({ value: String(idGenero), label: descGenero })),
    idFaixaEtaria: faixas.map(({ idFaixaEtaria, descFaixaEtaria }) => ({
      value: String(idFaixaEtaria),
      label: descFaixaEtaria,
    })),
    idProfissao: profissoes.map(({ idProfissao, descProfissao }) => ({
      value: String(idProfissao),
      label: descProfissao,
    })),
  };
};
export type OpcoesDoPerfil = Awaited<ReturnType<typeof readOpcoes>>;

export const useOpcoesDoPerfil = () =>
  useQuery({ queryKey: ['opcoes-do-perfil'], queryFn: readOpcoes, staleTime: UMA_HORA });
