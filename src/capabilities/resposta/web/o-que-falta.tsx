import { faCheckCircle } from '@fortawesome/free-solid-svg-icons/faCheckCircle.js';
import { faCircle } from '@fortawesome/free-solid-svg-icons/faCircle.js';
import { useWatch } from 'react-hook-form';
import { nomeNoAcesso } from '#capabilities/conteudo-da-resposta/domain/conteudo-do-acesso.ts';
import { parseConteudoMinimo } from '#capabilities/conteudo-da-resposta/domain/conteudo-minimo.ts';
import { textoDaResposta } from '#capabilities/conteudo-da-resposta/domain/resposta.ts';
import { Icon } from '#shell/ui/icon.tsx';
import { type AcessoEmEdicao, camposEmEdicao, readAcesso } from './acesso/acesso-em-edicao.ts';
import { especificacoesDe } from './acesso/decisao.tsx';
import { nomeDoCampo } from './conteudo-minimo.tsx';
import {
  type CamposDaResposta,
  camposDoConteudo,
  detalhesPertinentes,
  isTipoDeAcesso,
  type TipoEscolhido,
} from './resposta-em-edicao.ts';
import { type Decisoes, useDecisoes } from './resposta-queries.ts';

interface Item {
  readonly nome: string;
  readonly feito: boolean;
}

const doConteudo = (idTipo: number, { detalhes }: CamposDaResposta): Item[] => {
  const pedidos = camposDoConteudo(idTipo, detalhes);
  const { error } = parseConteudoMinimo(idTipo, detalhesPertinentes(idTipo, detalhes));
  const errados = new Set(error?.issues.map(({ path }) => path[0]));
  return pedidos.map((campo) => ({
    nome: nomeDoCampo(campo, pedidos),
    feito: !errados.has(campo) && detalhes[campo] !== null && detalhes[campo] !== '',
  }));
};

const doAcesso = ({ detalhes }: CamposDaResposta, acesso: AcessoEmEdicao): Item[] => {
  const { error } = readAcesso(acesso, detalhes);
  const errados = new Set(error?.issues.map(({ path }) => path[0]));
  return camposEmEdicao(acesso, detalhes)
    .filter(({ obrigatorio }) => obrigatorio)
    .map(({ campo }) => ({
      nome: nomeNoAcesso(campo, acesso.decisao),
      feito: !errados.has(campo) && detalhes[campo] !== '',
    }));
};

const daDecisao = (
  campos: CamposDaResposta,
  decisoes: Decisoes | undefined,
  acesso: AcessoEmEdicao,
): Item[] => [
  { nome: 'Decisão sobre o acesso', feito: campos.idCodigoDecisao !== '' },
  ...(especificacoesDe(decisoes, campos.idCodigoDecisao).length > 0
    ? [{ nome: 'Especificação da decisão', feito: campos.idEspecificacaoDecisao !== '' }]
    : []),
  ...doAcesso(campos, acesso),
];

interface OQueFaltaProps {
  readonly tipo: TipoEscolhido;
  readonly idTipo: number;
  readonly acesso: AcessoEmEdicao;
}

/** What the answer must have, ticked as it is written. */
export function OQueFalta({ tipo, idTipo, acesso }: OQueFaltaProps) {
  const campos = useWatch() as CamposDaResposta;
  const isDecidida = tipo === 'conclusiva' && isTipoDeAcesso(idTipo);
  const { data: decisoes } = useDecisoes(isDecidida);
  const itens: readonly Item[] = [
    { nome: 'Texto da resposta', feito: textoDaResposta.safeParse(campos.texto).success },
    ...(tipo === 'conclusiva' ? doConteudo(idTipo, campos) : []),
    ...(isDecidida ? daDecisao(campos, decisoes, acesso) : []),
  ];
  return (
    <>
      <h3>O que não pode faltar</h3>
      <ul className="resposta-falta">
        {itens.map(({ nome, feito }) => (
          <li key={nome} data-feito={feito}>
            <Icon icon={feito ? faCheckCircle : faCircle} />
            <span>
              {nome}
              <span className="sr-only">{feito ? ': feito' : ': falta'}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
