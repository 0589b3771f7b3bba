import { formatDia, formatMomento } from '#shell/formato.ts';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { nomeDoGrau } from '../../domain/grau.ts';
import { Passo as Instancia, nomeDoResultado } from '../../domain/pedido/estado-do-pedido.ts';
import type { PedidoVisto } from '../../domain/pedido/pedido-visto.ts';
import { diaSimples } from '../dia-simples.ts';

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

/** One instance: what was asked there, and what it decided. */
export function UmPasso(visto: Passo) {
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
