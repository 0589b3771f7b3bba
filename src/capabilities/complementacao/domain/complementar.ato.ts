import { z } from 'zod';
import { anexosEnviados } from '#capabilities/anexo/domain/anexo.ts';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { eManifestante } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { MAX_TEXTO } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';

export const complementar = ato('complementar', {
  lei: 'Decreto 9.492/2018, art. 18 § 2º',
  de: [Situacao.complementacaoSolicitada],
  para: Situacao.complementada,
  quem: perfisDePessoas,
  quando: [eManifestante],
  prazo: 'o prazo do órgão volta a correr',
  rota: {
    chave: 'POST /app-web/v1/manifestacoes/:idManifestacao/complementar',
    acesso: abertoComPessoa,
    resumo: 'Envia a complementação que o órgão pediu; o prazo volta a correr.',
    resposta: z.object({ prazoAtendimento: z.iso.date() }),
  },
  entrada: z.strictObject({
    texto: campo('Complementação', z.string().trim().min(1).max(MAX_TEXTO)),
    anexos: anexosEnviados,
  }),
  historico: anotacoes.complementacao,
  avisa: ['manifestacao.complementada'],
  tela: {
    lado: 'cidadao',
    nome: 'Complementar',
    feito: 'Complementação enviada.',
    ordem: 10,
    pagina: '/manifestacao/complementar/:idManifestacao',
    guarda: ['texto'],
  },
  ensaio: {
    corpo: { texto: 'Foi na segunda-feira.' },
    dentroDe: 'complementacao',
    efeito: () => ({ vence: { complementacao: null }, prazo: 'volta' }),
  },
});
