import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { createApi } from '#shell/api/client.ts';
import type { usuarioContract } from '../../contract.ts';

export const api = createApi<typeof usuarioContract>();
const apoio = createApi<typeof tabelaApoioContract>();

const QUIETO = { errors: 'silent', quiet: true } as const;
const UMA_HORA = 3_600_000;
const CADASTRO = ['cadastro'];
const PREFERENCIAS = ['cadastro', 'preferencias'];
const SESSOES = ['cadastro', 'sessoes'];

export const useCadastro = () =>
  useQuery({
    queryKey: CADASTRO,
    queryFn: () => api('GET /app-web/v1/usuarios/cadastro', undefined, QUIETO),
    staleTime: 0,
  });

export const useRelerCadastro = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: CADASTRO, exact: true });
};

export const usePreferencias = () =>
  useQuery({
    queryKey: PREFERENCIAS,
    queryFn: () => api('GET /app-web/v1/usuarios/preferencias', undefined, QUIETO),
  });

export const useSessoes = () =>
  useQuery({
    queryKey: SESSOES,
    queryFn: () => api('GET /app-web/v1/usuarios/sessoes', undefined, QUIETO),
    staleTime: 0,
  });

/** The cities of one state; none is asked for before a state is chosen. */
export const useMunicipios = (uf: string) =>
  useQuery({
    queryKey: ['municipios', uf],
    queryFn: () => apoio('GET /municipios', { query: { uf } }, QUIETO),
    staleTime: UMA_HORA,
    enabled: uf !== '',
  });

/** The original's table has a row for silence; on our screen silence is 'Prefiro não informar'. */
const RACA_NAO_INFORMADA = 6;

const lerOpcoes = async () => {
  const [escolaridades, racas, generos, faixas, profissoes] = await Promise.all([
    apoio('GET /escolaridades', undefined, QUIETO),
    apoio('GET /racas-cores', undefined, QUIETO),
    apoio('GET /generos', undefined, QUIETO),
    apoio('GET /faixas-etarias', undefined, QUIETO),
    apoio('GET /profissoes', undefined, QUIETO),
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
export type OpcoesDoPerfil = Awaited<ReturnType<typeof lerOpcoes>>;

export const useOpcoesDoPerfil = () =>
  useQuery({ queryKey: ['opcoes-do-perfil'], queryFn: lerOpcoes, staleTime: UMA_HORA });
