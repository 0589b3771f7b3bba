import {
  type CampoPedido,
  nomeNoAcesso,
} from '#capabilities/conteudo-da-resposta/domain/conteudo-do-acesso.ts';
import {
  isConsulta,
  isPessoal,
  isPreparatoria,
} from '#capabilities/conteudo-da-resposta/domain/especificacao.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { ANOS_DE_DADOS_PESSOAIS, ANOS_DO_SIGILO } from '#kernel/prazo/prazos-da-lei.ts';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoOpcoes, CampoTexto } from '#shell/ui/form/campos.tsx';
import { FraseConferida } from '../frase-conferida.tsx';
import type { Decisoes } from '../resposta-queries.ts';
import type { AcessoEmEdicao } from './acesso-em-edicao.ts';
import { CampoPublicavel } from './campo-publicavel.tsx';
import { FundamentoLegal } from './fundamento-legal.tsx';

const MAX_FRASE = 2000;

export interface CampoProps extends CampoPedido {
  readonly acesso: AcessoEmEdicao;
  readonly detalhamentos: Decisoes['detalhamentos'];
}

const ajudaDaRestricao = ({ decisao }: AcessoEmEdicao): string => {
  if (isPessoal(decisao))
    return `Se souber o dia. Para dados pessoais, no máximo ${ANOS_DE_DADOS_PESSOAIS} anos.`;
  if (isPreparatoria(decisao)) return 'Se souber quando a decisão sai: depois dela, o acesso é livre.';
  return 'O dia em que a restrição termina.';
};

const ajudaDaEntrega = ({ decisao }: AcessoEmEdicao, obrigatorio: boolean): string => {
  if (isConsulta(decisao)) return 'Combine antes com quem vai atender.';
  return obrigatorio
    ? 'O último dia para a pessoa ter tudo. Passado ele, ela pode denunciar o descumprimento.'
    : 'Só se algo ainda vai ser entregue depois desta resposta.';
};

/** One field that the decision requires. */
export function CampoDoAcesso({ campo, obrigatorio, acesso, detalhamentos }: CampoProps) {
  const name = `detalhes.${campo}`;
  const label = nomeNoAcesso(campo, acesso.decisao);
  const hoje = toIsoDate(acesso.hoje);
  const comum = { name, label, required: obrigatorio, optional: !obrigatorio };
  switch (campo) {
    case 'fundamentoLegal':
      return <FundamentoLegal decisao={acesso.decisao} />;
    case 'publicavel':
      return <CampoPublicavel name={name} label="Esta resposta pode ser publicada?" />;
    case 'idDetalhamento':
      return (
        <CampoSelect
          {...comum}
          options={detalhamentos.map((cada) => ({
            value: String(cada.idDetalhamentoEspecificacaoManifestacao),
            label: cada.descDetalhamentoEspecificacaoManifestacao,
          }))}
        />
      );
    case 'restricao':
      return (
        <CampoOpcoes
          {...comum}
          options={[
            { value: 'ate', label: 'Até um dia marcado' },
            { value: 'permanente', label: 'Sem data para terminar', help: 'A lei do sigilo não dá prazo.' },
          ]}
        />
      );
    case 'grauSigilo':
      return (
        <CampoOpcoes
          {...comum}
          options={[
            { value: 'reservada', label: 'Reservada', help: `No máximo ${ANOS_DO_SIGILO.reservada} anos.` },
            { value: 'secreta', label: 'Secreta', help: `No máximo ${ANOS_DO_SIGILO.secreta} anos.` },
            {
              value: 'ultrassecreta',
              label: 'Ultrassecreta',
              help: `No máximo ${ANOS_DO_SIGILO.ultrassecreta} anos, renováveis uma vez.`,
            },
          ]}
        />
      );
    case 'restritaAte':
      return <CampoData {...comum} help={ajudaDaRestricao(acesso)} min={hoje} />;
    case 'dataEntrega':
      return <CampoData {...comum} help={ajudaDaEntrega(acesso, obrigatorio)} min={hoje} />;
    case 'consultaHora':
      return (
        <CampoTexto {...comum} help="Como 14:30." inputMode="numeric" maxLength={5} autoComplete="off" />
      );
    case 'consultaLocal':
      return (
        <FraseConferida
          {...comum}
          help="Endereço, sala e por quem perguntar. Diga também se é preciso levar documento."
          rows={3}
          limit={MAX_FRASE}
        />
      );
    case 'oQueSeraEntregue':
      return (
        <FraseConferida
          {...comum}
          help="Diga, em palavras simples, que parte vem depois. A pessoa lê isto até receber."
          rows={3}
          limit={MAX_FRASE}
        />
      );
    case 'buscaFeita':
      return (
        <FraseConferida
          {...comum}
          help="Em que sistemas e arquivos, de que período, e quem procurou."
          rows={3}
          limit={MAX_FRASE}
        />
      );
    case 'porQueNaoTudo':
      return (
        <FraseConferida
          {...comum}
          help="Que parte ficou de fora e por quê, com as razões do caso. Vai também no e-mail: não escreva aqui dados de ninguém."
          rows={4}
          limit={MAX_FRASE}
        />
      );
    case 'porQuePermanente':
    case 'porQueNaoPublica':
      return <FraseConferida {...comum} help="A pessoa lê este motivo." rows={3} limit={MAX_FRASE} />;
    case 'orgaoCompetente':
      return (
        <CampoTexto
          {...comum}
          help="Se ele está nesta plataforma, encaminhe o pedido em vez de responder: a pessoa não precisa pedir de novo."
          maxLength={200}
          autoComplete="off"
        />
      );
    case 'ondePedir':
      return (
        <FraseConferida
          {...comum}
          help="O lugar certo para este pedido: o órgão ou serviço, o site, o endereço ou o formulário, com o que levar."
          rows={3}
          limit={MAX_FRASE}
        />
      );
    case 'protocoloAnterior':
      return (
        <CampoTexto
          {...comum}
          help="O pedido que já fez esta pergunta, como 00106.000123/2024-48. Se foi outra pessoa que o fez, nada dele é mostrado além do número."
          inputMode="numeric"
          maxLength={30}
          autoComplete="off"
        />
      );
    case 'autoridadeClassificadora':
      return (
        <CampoTexto {...comum} help="O cargo de quem assinou a decisão." maxLength={200} autoComplete="off" />
      );
    case 'codigoIndexacao':
      return (
        <CampoTexto
          {...comum}
          help="O código do termo de classificação (CIDIC)."
          maxLength={200}
          autoComplete="off"
        />
      );
  }
}
