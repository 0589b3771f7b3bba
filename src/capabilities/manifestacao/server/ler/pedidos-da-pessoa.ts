import { emCadaTexto } from '../../domain/ler/caso-lido.ts';
import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';
import { lePedidosDaPessoa } from '../../domain/ler/leitura.ts';
import type { Caso } from '../caso.ts';
import type { PartesDoDetalhe } from './detalhe-presenter.ts';
import { autorDe } from './leitura.ts';

type Pedidos = Pick<DetalheDaManifestacao, 'desistencias' | 'reabertura'>;

/** Null where nothing was written. */
const lido = (caso: Caso, texto: string | null, texto_cifrado: Buffer | null): string | null =>
  caso.readTexto({ texto, texto_cifrado }) || null;

/** What who filed gave up or asked for after filing, and what the office decided. */
export const pedidosDaPessoa = (
  partes: Pick<PartesDoDetalhe, 'caso' | 'leitura' | 'desistencias' | 'reabertura' | 'perfil'>,
): Pedidos =>
  lePedidosDaPessoa(partes.caso.relacao, { idPerfil: partes.perfil }) ? pedidosLidos(partes) : {};

const pedidosLidos = ({
  caso,
  leitura,
  desistencias,
  reabertura,
}: Pick<PartesDoDetalhe, 'caso' | 'leitura' | 'desistencias' | 'reabertura'>): Pedidos => ({
  ...(desistencias.length > 0 && {
    desistencias: desistencias.map((row) => ({
      idDesistencia: row.id,
      parte: lido(caso, row.parte, row.parte_cifrada),
      motivo: lido(caso, row.motivo, row.motivo_cifrado),
      ameaca: lido(caso, row.ameaca, row.ameaca_cifrada),
      pedidaEm: row.pedida_em.toISOString(),
      esperaDecisao: row.encerrada_em === null,
      decisao: row.decisao as 'arquivada' | 'prossegue' | 'parte-aceita' | null,
      justificativa: emCadaTexto(
        lido(caso, row.justificativa, row.justificativa_cifrada),
        leitura.daEquipe(autorDe(row)),
      ),
    })),
  }),
  ...(reabertura && {
    reabertura: {
      idPedido: reabertura.id,
      texto: caso.readTexto(reabertura),
      pedidaEm: reabertura.pedida_em.toISOString(),
      concedida: reabertura.concedida,
      justificativa: emCadaTexto(
        lido(caso, reabertura.justificativa, reabertura.justificativa_cifrada),
        leitura.daEquipe(autorDe(reabertura)),
      ),
      decididaEm: reabertura.decidida_em?.toISOString() ?? null,
    },
  }),
});
