import { useId, useRef, useState } from 'react';
import { cobrirFaixas, type Faixa } from '#capabilities/manifestacao/domain/ler/cobrir-faixas.ts';
import { Button } from '#shell/ui/button.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import { faixasCobertas, type Marca, trechosDe } from '../domain/marcas.ts';
import { estadoDa } from './estado-da-marca.ts';
import { ListaDeMarcas } from './lista-de-marcas.tsx';
import type { TextoVisto } from './pseudonimo-query.ts';
import { useSelecao } from './use-selecao.ts';

interface TextoAConferirProps {
  readonly visto: TextoVisto;
  readonly marcas: readonly Marca[];
  readonly onTrocar: (qual: number) => void;
  readonly onCobrir: (faixa: Faixa) => void;
}

/** One text of the person, with what is covered in it and the means to cover more or less. */
export function TextoAConferir({
  visto: { rotulo, texto },
  marcas,
  onTrocar,
  onCobrir,
}: TextoAConferirProps) {
  const id = useId();
  const caixa = useRef<HTMLParagraphElement>(null);
  const { selecao, esquecer } = useSelecao(caixa, texto);
  const [feito, setFeito] = useState('');
  const escolhido = selecao && texto.slice(selecao.inicio, selecao.fim);
  const cobrir = () => {
    if (!selecao) {
      setFeito('Selecione antes um trecho do texto.');
      return;
    }
    onCobrir(selecao);
    setFeito(`“${escolhido}” vai coberto.`);
    esquecer();
  };
  return (
    <section aria-labelledby={`${id}-titulo`} className="pseudonimo-texto">
      <h4 id={`${id}-titulo`}>{rotulo}</h4>
      {/* Nothing but the text itself may stand in the box: selections are counted in its letters. */}
      <p className="pseudonimo-caixa" ref={caixa}>
        {trechosDe(texto, marcas).map(({ inicio, texto: trecho, marcas: [primeira, ...outras] }) => {
          const marca = primeira === undefined ? undefined : marcas[primeira];
          if (!marca) return trecho;
          const porques = [primeira, ...outras].map((qual) => `${id}-${qual}`).join(' ');
          return (
            <mark key={inicio} data-estado={estadoDa(marca)} aria-describedby={porques}>
              {trecho}
            </mark>
          );
        })}
      </p>
      <div className="pseudonimo-selecao">
        {/* The press must not take the selection away. */}
        <Button
          size="small"
          variant="secondary"
          onMouseDown={(event) => event.preventDefault()}
          onClick={cobrir}
        >
          Cobrir o trecho selecionado <span className="sr-only">em {rotulo}</span>
        </Button>
        <span role="status">{escolhido ? `Selecionado: “${escolhido}”` : feito}</span>
      </div>
      <ListaDeMarcas id={id} rotulo={rotulo} texto={texto} marcas={marcas} onTrocar={onTrocar} />
      <Collapsible title={`Como vai ficar: ${rotulo}`} headingLevel={5}>
        <TextoDigitado texto={cobrirFaixas(texto, faixasCobertas(marcas))} />
      </Collapsible>
    </section>
  );
}
