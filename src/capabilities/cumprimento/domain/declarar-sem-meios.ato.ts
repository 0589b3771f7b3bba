import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { eAcesso, eManifestante, semMeiosAberto } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { DIAS_PARA_RECORRER, DIAS_SEM_MEIOS } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';

/** An answer that only tells where to look does not suffice for who has no means to look there. */
export const declararSemMeios = ato('declararSemMeios', {
  lei: 'Lei 12.527/2011, art. 11 § 6º',
  de: [Situacao.concluida],
  quem: perfisDePessoas,
  quando: [eManifestante, eAcesso, semMeiosAberto],
  prazo: `${DIAS_PARA_RECORRER} dias para declarar; depois, ${DIAS_SEM_MEIOS} dias para o órgão entregar`,
  rota: {
    chave: 'POST /app-web/v1/manifestacoes/:idManifestacao/sem-meios',
    acesso: abertoComPessoa,
    resumo: 'Declara que não tem meios de obter a informação onde a resposta indica: o órgão a entrega.',
    resposta: z.object({ prazo: z.iso.date() }),
  },
  entrada: z.strictObject({ motivo: campo('Por quê', z.string().trim().max(2000)).optional() }),
  historico: anotacoes.cumprimento,
  avisa: ['cumprimento.sem-meios', 'cumprimento.sem-meios-registrada'],
  tela: {
    lado: 'cidadao',
    nome: 'Não tenho meios de obter a informação',
    feito: 'O órgão recebeu a sua declaração.',
    ordem: 45,
  },
  ensaio: {
    corpo: {},
    com: { tipo: TipoManifestacao.acessoAInformacao, orientada: true },
    efeito: () => ({ orientada: false }),
    dentroDe: 'semMeios',
  },
});
