import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { comDesistenciaPedida, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { abertas } from '#capabilities/manifestacao/domain/situacao.ts';
import { apenas } from '#kernel/acesso.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { justificativa, quemDecideADesistencia } from './desistencia.ts';

export const prosseguirAposDesistencia = ato('prosseguirAposDesistencia', {
  lei: 'Lei 9.784/1999, art. 51 § 2º',
  de: abertas,
  quem: quemDecideADesistencia,
  quando: [trabalhaNoOrgao, comDesistenciaPedida],
  rota: {
    chave: 'POST /app-web/v1/tratamento/prosseguir-apos-desistencia',
    variosCasos: true,
    acesso: apenas(...quemDecideADesistencia),
    resumo: 'Decide, com justificativa, que a denúncia continua apesar da desistência.',
  },
  entrada: z.strictObject({ justificativa }),
  historico: anotacoes.decisaoDaDesistencia,
  avisa: ['manifestacao.desistencia-nao-aceita'],
  tela: {
    lado: 'equipe',
    grupo: 'tratar',
    nome: 'Decidir a desistência',
    feito: 'Desistência decidida. Quem denunciou lê a decisão na manifestação.',
    ordem: 14,
    guarda: ['justificativa'],
  },
  ensaio: {
    corpo: { justificativa: 'Os fatos atingem outras pessoas e precisam ser apurados.' },
    com: { tipo: TipoManifestacao.denuncia, desistenciaPedida: 'inteira' },
    efeito: () => ({ desistenciaPedida: null }),
  },
});
