import type { z } from 'zod';
import type { Manifestante } from '#capabilities/manifestacao/server/index.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { manifestante } from '../domain/manifestante.ts';
import type { OutroCasoRow } from './caso-repository.ts';

export const toManifestante = (pessoa: Manifestante): z.output<typeof manifestante> => ({
  nome: pessoa.nome,
  email: pessoa.email ?? null,
  telefone: pessoa.telefone ?? null,
  documento: pessoa.documento ?? null,
  endereco: pessoa.endereco ?? null,
});

export const toOutroCaso = (row: OutroCasoRow) => ({
  idManifestacao: row.id,
  numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
  idTipoManifestacao: row.id_tipo,
  tipo: row.tipo,
  idSituacaoManifestacao: row.id_situacao,
  situacao: row.situacao,
  assunto: row.assunto,
  registradaEm: row.registrada_em.toISOString(),
});
