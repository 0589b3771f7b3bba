import { useState } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '#shell/api/errors.ts';
import { formatDia, formatDiaDoMomento, formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { nomeDoGrau } from '../../domain/grau.ts';
import { Passo as Instancia, nomeDoEstado, nomeDoResultado } from '../../domain/pedido/estado-do-pedido.ts';
import type { PedidoVisto } from '../../domain/pedido/pedido-visto.ts';
import { usePedido, useRelerPedidos } from '../classificadas-queries.ts';
import { diaSimples } from '../dia-simples.ts';
import { Historico } from '../historico.tsx';
import { atoDeDecidir, Decidir } from './decidir.tsx';
import { Desistir } from './desistir.tsx';
import { MarcarReuniao } from './marcar-reuniao.tsx';
import { atoDeRecorrer, Recorrer } from './recorrer.tsx';
import '../classificadas.css';

type Passo = PedidoVisto['passos'][number];

function DecisaoDoPasso({ decisao }: { readonly decisao: NonNullable<Passo['decisao']> }) {
  return (
    <>
      <p>
        <strong>{nomeDoResultado[decisao.resultado]}.</strong>
        {decisao.grau && ` Novo grau: ${nomeDoGrau[decisao.grau].toLowerCase()}.`}
        {decisao.termo && ` Sigilo até ${diaSimples(decisao.termo)}.`}
      </p>
      <p className="ui-muted">
        {decisao.responsavel}, em {formatMomento(decisao.decididoEm)}
      </p>
      <blockquote className="ui-citacao">
        <TextoDigitado texto={decisao.texto} />
      </blockquote>
    </>
  );
}

/** What there is to say of a step without a decision, by its date and the one it had before. */
const semDecisao = (passo: number, prazo: string | null, original: string | null): string => {
  const era = original ? ` (era ${formatDia(original)})` : '';
  if (passo !== Instancia.comissao)
    return prazo ? `Sem decisão. O prazo: ${formatDia(prazo)}${era}.` : 'Sem decisão.';
  return prazo
    ? `Será julgado na reunião de ${formatDia(prazo)}${era}.`
    : 'Será julgado em reunião. A comissão ainda não marcou o dia.';
};

function UmPasso(visto: Passo) {
  const { passo, nome, julgadora, porSilencio, registradoEm, texto, prazo, prazoOriginal, decisao } = visto;
  return (
    <li>
      <h3 className="classificadas-subtitulo">
        {nome.includes(julgadora.sigla) ? nome : `${nome} (${julgadora.sigla})`}{' '}
        {porSilencio && <Tag tone="warning">Por falta de decisão</Tag>}
      </h3>
      <p className="ui-muted">Enviado em {formatMomento(registradoEm)}</p>
      <blockquote className="ui-citacao">
        <TextoDigitado texto={texto} />
      </blockquote>
      {decisao ? <DecisaoDoPasso decisao={decisao} /> : <p>{semDecisao(passo, prazo, prazoOriginal)}</p>}
    </li>
  );
}

function Fatos({ pedido }: { readonly pedido: PedidoVisto }) {
  const { numeroProtocolo, estado, orgao, comQuem, desde, prazo, diasRestantes, informacao } = pedido;
  return (
    <Ficha
      fatos={{
        Protocolo: (
          <>
            <span className="ui-mono">{numeroProtocolo}</span>{' '}
            <CopyButton text={numeroProtocolo} what={`protocolo ${numeroProtocolo}`} />
          </>
        ),
        Situação: <Tag tone={comQuem ? 'info' : 'neutral'}>{nomeDoEstado[estado]}</Tag>,
        Órgão: `${orgao.sigla} – ${orgao.nome}`,
        'Quem pediu': pedido.requerente,
        'Está com': comQuem && desde && `${comQuem}, desde ${formatDiaDoMomento(desde)}`,
        [estado === 'na-comissao' ? 'Reunião' : 'Prazo']: prazo && diasRestantes !== null && (
          <>
            {formatDia(prazo)} <PrazoTag dias={diasRestantes} />
          </>
        ),
        'Código informado': pedido.codigo && (
          <span className="ui-mono classificadas-codigo">{pedido.codigo}</span>
        ),
        Descrição: pedido.descricao && <TextoDigitado texto={pedido.descricao} />,
        Informação:
          informacao &&
          `${informacao.assunto} (${nomeDoGrau[informacao.grau].toLowerCase()}, ${informacao.fundamento})`,
        'Quem classificou': informacao?.autoridade,
        Sigilo:
          informacao &&
          (informacao.situacao === 'desclassificada'
            ? 'Acabou: a informação foi desclassificada.'
            : `De ${diaSimples(informacao.dataClassificacao)} até ${diaSimples(informacao.termo)}`),
      }}
    />
  );
}

function Aberto({ pedido }: { readonly pedido: PedidoVisto }) {
  const reler = useRelerPedidos();
  const [feito, setFeito] = useState('');
  const terminar = (frase: string) => {
    setFeito(frase);
    void reler();
  };
  const ato = atoDeDecidir(pedido);
  const recorre = atoDeRecorrer(pedido);
  const isDeQuemPediu = pedido.requerente === null;
  return (
    <section className="pagina-simples">
      {feito && (
        <Message type="success" title="Pronto." onClose={() => setFeito('')}>
          {feito}
        </Message>
      )}
      <Fatos pedido={pedido} />
      <h2>Andamento</h2>
      <ol className="desclassificacao-passos">
        {pedido.passos.map((passo) => (
          <UmPasso key={passo.passo} {...passo} />
        ))}
      </ol>
      {recorre && <Recorrer key={pedido.versao} pedido={pedido} ato={recorre} onFeito={terminar} />}
      {!recorre && pedido.recursoFechado && (
        <Message type="info" title="Recurso" still>
          {pedido.recursoFechado}
        </Message>
      )}
      {pedido.atos.includes('marcarReuniaoDoPedido') && (
        <MarcarReuniao key={`reuniao-${pedido.versao}`} pedido={pedido} onFeito={terminar} />
      )}
      {ato && <Decidir key={pedido.versao} pedido={pedido} ato={ato} onFeito={terminar} />}
      {pedido.atos.includes('desistirDoPedido') && (
        <Desistir key={`desistir-${pedido.versao}`} pedido={pedido} onFeito={terminar} />
      )}
      <Historico linhas={pedido.historico} />
      <div className="ui-actions ui-no-print">
        <LinkButton to={isDeQuemPediu ? '/desclassificacao' : '/desclassificacao/tratar'} variant="secondary">
          Voltar aos pedidos
        </LinkButton>
      </div>
    </section>
  );
}

export default function PedidoPage() {
  const { idPedido } = useParams();
  const consulta = usePedido(Number(idPedido));
  const { data, error } = consulta;
  if (data) return <Aberto key={idPedido} pedido={data} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title="Não encontramos este pedido"
        action={
          <LinkButton to="/desclassificacao" variant="primary">
            Ver meus pedidos
          </LinkButton>
        }
      >
        Ele não existe ou é de outra pessoa.
      </EmptyState>
    );
  }
  if (error) return <FalhaAoAbrir titulo="Não foi possível abrir o pedido." falha={consulta} />;
  return <Skeleton lines={6} label="Abrindo o pedido…" />;
}
