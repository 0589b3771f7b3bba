import type { orgaoContract } from '#capabilities/orgao/contract.ts';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { createReader } from '#shell/api/client.ts';
import { registrarApoio } from '#shell/lista/apoio.ts';

const tabelas = createReader<typeof tabelaApoioContract>();
const orgaos = createReader<typeof orgaoContract>();
const QUIET = { quiet: true } as const;

/** Where all filters read their options; loaded with the list of screens, not the first page. */
registrarApoio({
  tiposDeManifestacao: async () =>
    (await tabelas('GET /tipos-manifestacao', undefined, QUIET)).map((tipo) => ({
      id: tipo.idTipoManifestacao,
      nome: tipo.descTipoManifestacao,
    })),
  situacoes: async () =>
    (await tabelas('GET /situacoes-manifestacao', undefined, QUIET)).map((situacao) => ({
      id: situacao.idSituacaoManifestacao,
      nome: situacao.descSituacaoManifestacao,
    })),
  canais: async () =>
    (await tabelas('GET /canais-entrada', undefined, QUIET)).map((canal) => ({
      id: canal.idCanalEntrada,
      nome: canal.descCanalEntrada,
    })),
  assuntos: async () =>
    (await tabelas('GET /assuntos', undefined, QUIET)).map(({ idAssunto, descAssunto, area }) => ({
      id: idAssunto,
      nome: descAssunto,
      area,
    })),
  orgaosPorNome: (prefixo) => orgaos('GET /app-web/v1/orgaos', { query: { busca: prefixo } }, QUIET),
  orgao: (idOuvidoria) => orgaos('GET /app-web/v1/orgaos/:idOuvidoria', { params: { idOuvidoria } }, QUIET),
});
