import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { respostasMostradas } from '#capabilities/manifestacao/domain/ler/respostas-mostradas.ts';
import { Perfil } from '#kernel/perfil.ts';
import { formatDiaComDistancia, formatMomento } from '#shell/formato.ts';
import { parte } from '#shell/partes.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Arquivos } from '#shell/ui/arquivos.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Card } from '#shell/ui/card.tsx';
import { Secao } from '#shell/ui/secao.tsx';
import type { Caso } from '../caso-queries.ts';

const Conversa = parte('conversa-do-caso');
const DadosDeTerceiros = parte('dados-de-terceiros');
const Reabertura = parte('reabertura-do-caso');
const CopiaDaDecisao = parte('copia-da-decisao');
const Respostas = parte('respostas-do-caso');

function Complementacoes({ complementacoes }: Pick<Caso, 'complementacoes'>) {
  if (complementacoes.length === 0) return null;
  return (
    <Secao id="tratar-complementacoes" titulo="Complementação">
      {complementacoes.map((cada) => (
        <Card
          key={cada.idComplementacao}
          title={`Pedida em ${formatMomento(cada.pedidaEm)}`}
          className="detalhe-resposta"
        >
          <TextoDigitado texto={cada.pedido} />
          {cada.novidade && (
            <>
              <h4>O que há de novo neste pedido</h4>
              <TextoDigitado texto={cada.novidade} />
            </>
          )}
          {cada.respondidaEm === null ? (
            <p>
              <strong>Sem resposta.</strong> Último dia: {formatDiaComDistancia(cada.ultimoDia)}.
            </p>
          ) : (
            <>
              <h4>Resposta de quem registrou, em {formatMomento(cada.respondidaEm)}</h4>
              {cada.texto && <TextoDigitado texto={cada.texto} />}
              <Arquivos arquivos={cada.anexos} rotulo="Arquivos da complementação" />
            </>
          )}
        </Card>
      ))}
    </Secao>
  );
}

/** Everything said between the office and the person who filed. */
export function ConversaDaEquipe({ caso }: { readonly caso: Caso }) {
  const perfil = idPerfilDe(useUsuario());
  const respostas = respostasMostradas(caso);
  const { idTipoIdentificacao } = caso.identificacao;
  const isAnonima = idTipoIdentificacao === TipoIdentificacao.anonima;
  const isProtegida = idTipoIdentificacao !== TipoIdentificacao.semRestricao;
  const podeEscrever = caso.atos.some(({ ato }) => ato === 'conversar');
  return (
    <>
      {respostas.length > 0 && (
        <Secao id="tratar-respostas" titulo="Respostas do órgão">
          <Respostas respostas={respostas} daEquipe />
          {caso.podeCopiar && <CopiaDaDecisao idManifestacao={caso.idManifestacao} />}
        </Secao>
      )}
      <Complementacoes complementacoes={caso.complementacoes} />
      <Reabertura reabertura={caso.reabertura} />
      {(isAnonima || caso.acrescentada) && (
        <Secao
          id="tratar-conversa"
          titulo={isAnonima ? 'Conversa com a pessoa anônima' : 'O que quem registrou acrescentou'}
        >
          {perfil === Perfil.observador && isProtegida ? (
            <p>O seu perfil não lê esta conversa: ela pode dizer quem a pessoa é.</p>
          ) : (
            <Conversa
              lado="orgao"
              idManifestacao={caso.idManifestacao}
              isAnonima={isAnonima}
              podeEscrever={podeEscrever}
              conferencia={<DadosDeTerceiros name="texto" idManifestacao={caso.idManifestacao} />}
            />
          )}
        </Secao>
      )}
    </>
  );
}
