import { Link } from 'react-router';
import { formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Secao } from '#shell/ui/secao.tsx';
import { tiposDeSuspensao } from '../domain/listagem.ts';
import { LevantarSuspensao } from './levantar-suspensao.tsx';
import { MostrarMais } from './mostrar-mais.tsx';
import { useSuspensoes } from './retencao-queries.ts';
import { SuspenderGuarda } from './suspender-guarda.tsx';

/** What stays beyond its term, and why. */
export function Suspensoes({ onFeito }: { readonly onFeito: () => void }) {
  const { consulta, itens } = useSuspensoes();
  return (
    <Secao id="suspensoes" titulo="Manifestações que devem ficar">
      <p>
        Com uma ordem judicial, uma auditoria, uma apuração ou o pedido de uma pessoa interessada, a
        manifestação sai da listagem e não é destruída enquanto a suspensão durar.
      </p>
      {consulta.isError && <FalhaAoAbrir falha={consulta} />}
      <ul>
        {itens.map((suspensao) => (
          <li key={suspensao.idSuspensao}>
            <p>
              <Link to={`/manifestacao/detalhar/${suspensao.idManifestacao}`} className="ui-mono">
                {suspensao.numeroProtocolo}
              </Link>
              : {tiposDeSuspensao[suspensao.tipo]}. Suspensa por {suspensao.responsavel}, em{' '}
              {formatMomento(suspensao.suspensaEm)}.
            </p>
            <blockquote className="ui-citacao">
              <TextoDigitado texto={suspensao.motivo} />
            </blockquote>
            <LevantarSuspensao
              idSuspensao={suspensao.idSuspensao}
              numeroProtocolo={suspensao.numeroProtocolo}
              onFeito={onFeito}
            />
          </li>
        ))}
      </ul>
      <MostrarMais oQue="manifestações que devem ficar" consulta={consulta} />
      <SuspenderGuarda onFeito={onFeito} />
    </Secao>
  );
}
