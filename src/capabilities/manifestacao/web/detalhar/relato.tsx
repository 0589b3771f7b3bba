import type { ReactNode } from 'react';
import { SE_NAO_CONCORDAR } from '#capabilities/conteudo-da-resposta/domain/recurso-da-resposta.ts';
import { formatDia, formatMomento } from '#shell/formato.ts';
import { Arquivos } from '#shell/ui/arquivos.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Card } from '#shell/ui/card.tsx';
import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';
import { RespostaDoOrgao } from './resposta-do-orgao.tsx';

type Caso = DetalheDaManifestacao;

const SIM_NAO = { sim: 'Sim', nao: 'Não', 'nao-sei': 'Não sei' } as const;

function Campo({ nome, children }: { readonly nome: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{nome}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const texto = (valor: string | null | undefined): ReactNode => valor && <TextoDigitado texto={valor} />;

function Envolvidos({ envolvidos }: Pick<Caso['teor'], 'envolvidos'>) {
  if (envolvidos.length === 0) return null;
  return (
    <Campo nome="Pessoas envolvidas">
      <ul>
        {envolvidos.map(({ nome, funcao, orgao }) => (
          <li key={`${nome} ${funcao} ${orgao}`}>{[nome, funcao, orgao].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
    </Campo>
  );
}

/** What was written, with the field names of its form, then the files. */
export function Relato({ caso }: { readonly caso: Pick<Caso, 'teor' | 'anexos'> }) {
  const { teor, anexos } = caso;
  const isSimplifique = Boolean(teor.servico && teor.propostaMelhoria);
  const isPedido = Boolean(teor.resumo);
  return (
    <>
      <dl className="detalhe-campos">
        <Campo nome="Resumo do pedido">{texto(teor.resumo)}</Campo>
        <Campo nome="Serviço">{texto(teor.servico)}</Campo>
        <Campo nome={isPedido ? 'Detalhamento do pedido' : isSimplifique ? 'O que é difícil' : 'Relato'}>
          {texto(teor.texto)}
        </Campo>
        <Campo nome="Proposta de melhoria">{texto(teor.propostaMelhoria)}</Campo>
        <Campo nome="Quem">{texto(teor.quem)}</Campo>
        <Campo nome="Como">{texto(teor.como)}</Campo>
        <Campo nome="Quando">{texto(teor.quando)}</Campo>
        <Campo nome="Onde">
          {texto([teor.local?.municipio, teor.local?.descricao].filter(Boolean).join('\n'))}
        </Campo>
        <Envolvidos envolvidos={teor.envolvidos} />
        <Campo nome="Há testemunhas?">{teor.temTestemunhas && SIM_NAO[teor.temTestemunhas]}</Campo>
        <Campo nome="Há provas?">{teor.temProvas && SIM_NAO[teor.temProvas]}</Campo>
        <Campo nome="Sobre as provas">{texto(teor.sobreProvas)}</Campo>
        {teor.camposAdicionais.map(({ nome, valor }) => (
          <Campo key={nome} nome={nome}>
            {texto(valor)}
          </Campo>
        ))}
      </dl>
      {anexos.length > 0 && <h3>Arquivos enviados</h3>}
      <Arquivos arquivos={anexos} rotulo="Arquivos enviados com a manifestação" />
    </>
  );
}

interface RespostasProps extends Pick<Caso, 'respostas'> {
  /** Staff read it: 'você' in it is the person who filed. */
  readonly daEquipe?: boolean;
}

const SOBRE_RECORRER = 'O que a pessoa lê sobre recorrer';

/** What the answer says to the person of a remedy, told to staff as said to another. */
const paraAEquipe = (resposta: Caso['respostas'][number]): Caso['respostas'][number] => ({
  ...resposta,
  conteudo: resposta.conteudo?.map((linha) =>
    linha.rotulo === SE_NAO_CONCORDAR ? { rotulo: SOBRE_RECORRER, valor: `“${linha.valor}”` } : linha,
  ),
});

export function Respostas({ respostas, daEquipe = false }: RespostasProps) {
  return (daEquipe ? respostas.map(paraAEquipe) : respostas).map((resposta) => (
    <RespostaDoOrgao
      key={resposta.idResposta}
      resposta={resposta}
      assinatura={`${resposta.responsavel}, em ${formatMomento(resposta.registradaEm)}`}
    />
  ));
}

interface ComplementacoesProps extends Pick<Caso, 'complementacoes'> {
  /** Staff read it: the words are another person's. */
  readonly daEquipe?: boolean;
}

export function Complementacoes({ complementacoes, daEquipe = false }: ComplementacoesProps) {
  return complementacoes.map((complementacao) => (
    <Card
      key={complementacao.idComplementacao}
      title={`Pedida em ${formatMomento(complementacao.pedidaEm)}`}
      className="detalhe-resposta"
    >
      <TextoDigitado texto={complementacao.pedido} />
      {complementacao.novidade && (
        <>
          <h4>O que há de novo neste pedido</h4>
          <TextoDigitado texto={complementacao.novidade} />
        </>
      )}
      {complementacao.respondidaEm === null ? (
        <p>
          <strong>Sem resposta.</strong> Último dia: {formatDia(complementacao.ultimoDia)}.
        </p>
      ) : (
        <>
          <h4>
            {daEquipe ? 'Complementação de quem registrou' : 'Sua complementação'}, em{' '}
            {formatMomento(complementacao.respondidaEm)}
          </h4>
          {complementacao.texto && <TextoDigitado texto={complementacao.texto} />}
          <Arquivos arquivos={complementacao.anexos} rotulo="Arquivos da complementação" />
        </>
      )}
    </Card>
  ));
}
