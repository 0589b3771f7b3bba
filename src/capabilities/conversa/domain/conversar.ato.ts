import { z } from 'zod';
import { anexosEnviados } from '#capabilities/anexo/domain/anexo.ts';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { eParteDaConversa, temConversa } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { MAX_TEXTO } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import { ateConcluida } from '#capabilities/manifestacao/domain/situacao.ts';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil, perfisDePessoas, perfisQueTratam } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';

export const conversar = ato('conversar', {
  lei: 'Lei 13.608/2018, art. 4º-A',
  de: ateConcluida,
  quem: perfisDePessoas,
  quando: [eParteDaConversa, temConversa],
  rota: {
    chave: 'POST /app-web/v1/manifestacoes/:idManifestacao/mensagens',
    acesso: abertoComPessoa,
    resumo: 'Envia uma mensagem da pessoa anônima ao órgão, ou do órgão a quem lhe escreveu.',
  },
  entrada: z.strictObject({
    texto: campo('Mensagem', z.string().trim().min(1).max(MAX_TEXTO)),
    anexos: anexosEnviados,
  }),
  historico: anotacoes.mensagem,
  avisa: ['manifestacao.mensagem-do-manifestante', 'manifestacao.mensagem-do-orgao'],
  tela: {
    lado: 'cidadao',
    nome: 'Escrever ao órgão',
    feito: 'Mensagem enviada.',
    ordem: 80,
    guarda: ['texto'],
  },
  ensaio: {
    corpo: { texto: 'Há mais uma nota.' },
    com: { tipo: TipoManifestacao.comunicacao },
    recusa: (_, { tramitacaoAberta }, { perfil, relacao }) => {
      if (relacao === 'manifestante' || perfisQueTratam.includes(perfil)) return null;
      const soLe = perfil === Perfil.atendente || perfil === Perfil.observador;
      return soLe || (perfil === Perfil.colaborador && tramitacaoAberta)
        ? 'conversa.perfil-sem-permissao'
        : 'manifestacao.nao-encontrada';
    },
  },
});
