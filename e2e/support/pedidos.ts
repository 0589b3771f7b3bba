import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';

export interface PedidoFeito {
  readonly idManifestacao: number;
  readonly numeroProtocolo: string;
  /** Null for who files at the desk, who has `chaveDoCodigo` instead. */
  readonly codigoAcesso: string | null;
  readonly chaveDoCodigo: string | null;
}

/** An access request, filed without the screens: the journey begins with the office. */
export const pedirContratos = async (
  page: Page,
  idOuvidoriaDestino: number,
  mais: Readonly<Record<string, unknown>> = {},
): Promise<PedidoFeito> => {
  const resposta = await page.context().request.post('/api/app-web/v1/manifestacoes', {
    data: {
      chaveEnvio: randomUUID(),
      idTipoManifestacao: TipoManifestacao.acessoAInformacao,
      idOuvidoriaDestino,
      teor: { resumo: 'Contratos de limpeza', texto: 'Peço os contratos de limpeza assinados desde 2024.' },
      ...mais,
    },
  });
  expect(resposta.status(), await resposta.text()).toBe(200);
  return resposta.json();
};

/** The office refuses the request, without the screens. */
export const negarPedido = async (servidora: Page, id: number): Promise<void> => {
  const resposta = await servidora.context().request.post('/api/app-web/v1/tratamento/responder', {
    data: {
      casos: [{ idManifestacao: id }],
      texto: 'O acesso foi negado: o documento prepara uma decisão ainda não tomada.',
      idCodigoDecisao: 1,
      idEspecificacaoDecisao: 15,
      detalhes: { fundamentoLegal: 'Lei 12.527/2011, art. 7º, § 3º', publicavel: true },
    },
  });
  expect((await resposta.json()).resultados, await resposta.text()).toMatchObject([{ feito: true }]);
};
