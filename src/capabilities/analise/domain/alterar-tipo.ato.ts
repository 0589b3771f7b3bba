import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { tipoMudavel, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import type { FatosDaManifestacao } from '#capabilities/manifestacao/domain/fatos.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { exige } from '#kernel/ato/condicao.ts';
import { isSigilosa, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { comunicacaoFicaAnonima, desagrupeAntes, tiposPossiveis } from './alterar-tipo.ts';

const temAutor = exige<FatosDaManifestacao>(
  'não é uma comunicação, que é anônima e continua assim',
  ({ anonima }) => !anonima,
  comunicacaoFicaAnonima,
);
const foraDeGrupo = exige<FatosDaManifestacao>(
  'não está em um grupo de repetidas',
  ({ agrupada }) => !agrupada,
  desagrupeAntes,
);

export const alterarTipo = ato('alterarTipo', {
  lei: 'Decreto 9.492/2018, art. 3º; Decreto 10.153/2019, art. 4º; Lei 12.527/2011, art. 11',
  de: comOrgao,
  quem: perfisQueTratamOuSeuSistema,
  quando: [trabalhaNoOrgao, temAutor, foraDeGrupo, tipoMudavel],
  rota: {
    chave: 'POST /app-web/v1/tratamento/alterar-tipo',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Corrige o tipo; o prazo é contado de novo desde o registro, e nunca aumenta.',
  },
  entrada: z.strictObject({
    idTipoManifestacao: campo('Tipo de manifestação', z.literal(tiposPossiveis)),
    motivo: campo('Motivo', z.string().trim().min(10).max(1000)),
  }),
  historico: anotacoes.alteracaoDeTipo,
  avisa: ['manifestacao.pedido-retipado', 'manifestacao.tipo-alterado'],
  tela: {
    lado: 'equipe',
    grupo: 'classificar',
    nome: 'Alterar tipo',
    feito: 'Tipo alterado.',
    ordem: 110,
    pagina: '/manifestacao/alterar-tipo',
    guarda: ['motivo'],
  },
  ensaio: {
    corpo: { idTipoManifestacao: TipoManifestacao.elogio, motivo: 'O texto agradece e não reclama.' },
    efeito: ({ idTipoManifestacao }, { idTipo, protegida }) => ({
      idTipo: idTipoManifestacao,
      protegida: protegida || isSigilosa(idTipo) || isSigilosa(idTipoManifestacao),
    }),
    recusa: ({ idTipoManifestacao }, { idTipo }) =>
      idTipoManifestacao === idTipo ? 'analise.mesmo-tipo' : null,
  },
});
