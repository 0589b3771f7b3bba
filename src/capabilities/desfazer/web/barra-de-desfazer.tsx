import { useEffect, useState } from 'react';
import { DESFAZER } from '#shell/atalhos/atalhos.ts';
import { useAtalhosSemFolha } from '#shell/atalhos/use-atalhos.ts';
import { type Desfazivel, desfazerStore } from '#shell/atos/desfazer.ts';
import { Button } from '#shell/ui/button.tsx';
import { useDesfazer } from './use-desfazer.ts';
import { useRestam } from './use-restam.ts';
import './barra-de-desfazer.css';

/** A screen reader hears the time at the beginning, once more near the end, and that it is over. */
const ULTIMO_AVISO = 10;
/** How long the bar goes on saying that the notice has left. */
const DEPOIS_MS = 10_000;

const anuncioDe = (restam: number, { segundos, depois }: Desfazivel): string => {
  if (restam === 0) return depois;
  return restam <= ULTIMO_AVISO
    ? `Faltam ${ULTIMO_AVISO} segundos para desfazer.`
    : `Você tem ${segundos} segundos para desfazer. O botão Desfazer vem antes do conteúdo da página.`;
};

const fechar = (): void => desfazerStore.set(null);

/**
 * What was just done, over every page until its notices leave: 'Resposta enviada. Desfazer (28 s)'. It stays while the person
 * goes on to the next case.
 */
export default function BarraDeDesfazer({ feito }: { readonly feito: Desfazivel }) {
  const restam = useRestam(feito.segundos);
  const { desfazendo, erro, voltarAtras } = useDesfazer(feito);
  const acabou = restam === 0;
  useAtalhosSemFolha(acabou || erro ? [] : [{ ...DESFAZER, fazer: () => void voltarAtras() }]);
  useEffect(() => {
    if (!acabou || desfazendo || erro) return;
    const relogio = setTimeout(fechar, DEPOIS_MS);
    return () => clearTimeout(relogio);
  }, [acabou, desfazendo, erro]);
  // The region stands before it is filled: one that enters with its words is not read by every screen reader.
  const [anuncio, setAnuncio] = useState('');
  const dizer = anuncioDe(restam, feito);
  useEffect(() => setAnuncio(dizer), [dizer]);
  return (
    <section className="desfazer ui-no-print" aria-label="Desfazer o que você acabou de fazer">
      <div className="container-lg">
        <p>
          {acabou ? feito.depois : feito.feito} <span className="ui-mono">{feito.numeroProtocolo}</span>
        </p>
        {erro && <p role="alert">{erro}</p>}
        <div className="desfazer-botoes">
          {!acabou && !erro && (
            <Button variant="primary" loading={desfazendo} onClick={() => void voltarAtras()}>
              Desfazer <span aria-hidden="true">({restam} s)</span>
            </Button>
          )}
          <Button onClick={fechar}>Fechar</Button>
        </div>
        <span className="sr-only" role="status">
          {anuncio}
        </span>
      </div>
    </section>
  );
}
