import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { TeorEnviado } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { comProva } from './prova-de-trabalho.ts';
import type { Visitor } from './visitor.ts';

/** Office ids of the demonstration. */
export const Orgaos = { cgu: 6, ifce: 65, ceara: 1023, fortaleza: 2001 } as const;

const teores: Readonly<Record<number, TeorEnviado>> = {
  [TipoManifestacao.denuncia]: { texto: 'Notas fiscais repetidas no almoxarifado.' },
  [TipoManifestacao.simplifique]: {
    servico: 'Segunda via de documento',
    texto: 'O site pede o mesmo papel três vezes.',
    propostaMelhoria: 'Pedir uma vez só.',
  },
  [TipoManifestacao.acessoAInformacao]: {
    resumo: 'Gastos com diárias em 2025',
    texto: 'Solicito a lista de diárias pagas em 2025, por servidor.',
  },
};

/** What the wizard would send; by default a reclamação to the CGU. */
export const novoRegistro = (mudancas: Record<string, unknown> = {}): Record<string, unknown> => {
  const tipo = (mudancas.idTipoManifestacao as number | undefined) ?? TipoManifestacao.reclamacao;
  return {
    chaveEnvio: randomUUID(),
    idTipoManifestacao: tipo,
    idOuvidoriaDestino: Orgaos.cgu,
    teor: teores[tipo] ?? { texto: 'O atendimento demorou mais de três horas.' },
    ...mudancas,
  };
};

export const registrar = (
  visitor: Visitor,
  mudancas: Record<string, unknown> = {},
): Promise<LightMyRequestResponse> => {
  const registro = novoRegistro(mudancas);
  return comProva((prova) => visitor.post('/api/app-web/v1/manifestacoes', { ...registro, ...prova }));
};
