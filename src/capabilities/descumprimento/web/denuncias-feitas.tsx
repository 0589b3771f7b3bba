import { formatDia, formatMomento } from '#shell/formato.ts';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Card } from '#shell/ui/card.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { DenunciaVista } from '../domain/descumprimento.ts';

export const nomeDaDecisao = (procedente: boolean): string => (procedente ? 'Procedente' : 'Improcedente');

function Feita({ denuncia }: { readonly denuncia: DenunciaVista }) {
  const { contra, instancia, texto, registradaEm, decisao, destino, prazo, tipo } = denuncia;
  const oQue = tipo === 'contestacao' ? 'Contestação da entrega: ' : 'Contra ';
  return (
    <Card
      headingLevel={3}
      title={`${oQue}${contra === 'resposta' ? 'a resposta' : `a decisão: ${instancia}`}`}
      actions={
        <Tag tone={decisao ? 'success' : 'info'}>
          {decisao ? nomeDaDecisao(decisao.procedente) : 'Em análise'}
        </Tag>
      }
    >
      <p className="ui-muted">Enviada em {formatMomento(registradaEm)}.</p>
      <blockquote className="ui-citacao">
        <TextoDigitado texto={texto} />
      </blockquote>
      {decisao ? (
        <>
          <p>
            <strong>{nomeDaDecisao(decisao.procedente)}</strong>, por {decisao.responsavel}, em{' '}
            {formatMomento(decisao.respondidaEm)}:
          </p>
          <blockquote className="ui-citacao">
            <TextoDigitado texto={decisao.texto} />
          </blockquote>
        </>
      ) : (
        <p>
          {destino.sigla} decide até <strong>{formatDia(prazo)}</strong>.
        </p>
      )}
    </Card>
  );
}

/** Earlier denúncias on the same request, and their outcome. */
export function DenunciasFeitas({ denuncias }: { readonly denuncias: readonly DenunciaVista[] }) {
  if (denuncias.length === 0) return null;
  return (
    <section aria-labelledby="denuncias-feitas">
      <h2 id="denuncias-feitas">
        {denuncias.length === 1 ? 'A denúncia que você fez' : 'As denúncias que você fez'}
      </h2>
      {denuncias.map((denuncia) => (
        <Feita key={denuncia.idDenuncia} denuncia={denuncia} />
      ))}
    </section>
  );
}
