import { formatDia, formatDiaComDistancia, formatMomento } from '#shell/formato.ts';
import { Arquivos } from '#shell/ui/arquivos.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import { Secao } from '#shell/ui/secao.tsx';
import type { PassoDoCaso as Passo } from '../domain/passo.ts';
import { PedidoDePrazo } from './decidir-prazo.tsx';

const SITUACOES: Readonly<Record<Passo['situacao'], string>> = {
  aberta: 'esperando',
  contribuiu: 'contribuiu',
  devolvida: 'devolveu',
  encerrada: 'encerrado',
};

const prazoDo = ({ situacao, prazo }: Passo): string =>
  situacao === 'aberta' ? formatDiaComDistancia(prazo) : formatDia(prazo);

/** Contributions are why people open the case, so only steps that were called off start folded. */
function UmPasso({ passo }: { readonly passo: Passo }) {
  const { destino, situacao, remetente, mensagem, abertaEm, prazoAumentado } = passo;
  return (
    <Collapsible title={`${destino}: ${SITUACOES[situacao]}`} defaultOpen={situacao !== 'encerrada'}>
      <p>
        <strong>Até {prazoDo(passo)}</strong>
        {prazoAumentado && ' (a área pediu mais tempo)'}
      </p>
      <p className="ui-muted">
        {remetente}, em {formatMomento(abertaEm)}:
      </p>
      <TextoDigitado texto={mensagem} />
      <PedidoDePrazo passo={passo} />
      {passo.contribuicao && (
        <>
          <p className="ui-muted">
            {passo.contribuinte}
            {passo.encerradaEm && `, em ${formatMomento(passo.encerradaEm)}`}:
          </p>
          <TextoDigitado texto={passo.contribuicao} />
        </>
      )}
      <Arquivos arquivos={passo.anexos} rotulo={`Arquivos da área ${destino}`} />
    </Collapsible>
  );
}

/** Where the case went inside the office, until when, and what came back. */
export function Passos({ passos }: { readonly passos: readonly Passo[] }) {
  if (passos.length === 0) return null;
  return (
    <Secao id="tratar-passos" titulo="Áreas internas">
      {passos.map((passo) => (
        <UmPasso key={passo.idTramitacao} passo={passo} />
      ))}
    </Secao>
  );
}
