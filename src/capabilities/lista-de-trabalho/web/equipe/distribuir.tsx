import { useState } from 'react';
import { quantas } from '#shell/atos/casos.ts';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { EstadoDoLote } from '#shell/atos/lote/estado-do-lote.tsx';
import { ResultadoDoLote } from '#shell/atos/lote/resultado.tsx';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { Checkbox } from '#shell/ui/campos/checkbox.tsx';
import { FieldError } from '#shell/ui/campos/field.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { distribuir } from '../../domain/distribuir.ato.ts';
import type { AtoDaListaProps } from './atribuir.tsx';
import { ComAEquipe, orgaoDosCasos, textoDaCarga } from './pessoas-da-equipe.tsx';

const alternada = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((outro) => outro !== id) : [...ids, id];

const conta = (casos: number, pessoas: number): string => {
  if (pessoas === 0) return 'Escolha entre quem repartir.';
  const [menos, mais] = [Math.floor(casos / pessoas), Math.ceil(casos / pessoas)];
  return menos === mais ? `${mais} para cada pessoa.` : `De ${menos} a ${mais} para cada pessoa.`;
};

/** Nobody gets two more than another; people with fewer open cases get the extra ones. */
export function Distribuir({ casos, onFeito, onCancelar }: AtoDaListaProps) {
  const [escolhidas, setEscolhidas] = useState<readonly number[]>([]);
  const [faltou, setFaltou] = useState(false);
  const lote = useLote<readonly number[]>({
    casos,
    onFeito,
    enviar: (enviados, pessoas) => enviarAoLote(distribuir, enviados, { pessoas: [...pessoas] }),
  });
  if (lote.linhas) {
    return (
      <Modal open title="Distribuir manifestações" footer={null} largura={880} onClose={lote.concluir}>
        <ResultadoDoLote casos={casos} linhas={lote.linhas} onConcluir={lote.concluir} />
      </Modal>
    );
  }
  const confirmar = () => {
    if (escolhidas.length === 0) setFaltou(true);
    else void lote.enviar(escolhidas);
  };
  const falta = faltou && escolhidas.length === 0;
  return (
    <Modal
      open
      title={`Distribuir ${quantas(casos.length)} por igual`}
      acceptLabel="Distribuir"
      accepting={lote.enviando}
      onAccept={confirmar}
      onClose={onCancelar}
    >
      <EstadoDoLote lote={lote} />
      <ComAEquipe idOuvidoria={orgaoDosCasos(casos)}>
        {(pessoas) => (
          <fieldset className="lista-escolhas" aria-describedby={falta ? 'distribuir-erro' : undefined}>
            <legend>Entre quem repartir?</legend>
            {pessoas.map((pessoa) => (
              <Checkbox
                key={pessoa.idUsuario}
                label={pessoa.nome}
                help={textoDaCarga(pessoa)}
                checked={escolhidas.includes(pessoa.idUsuario)}
                onChange={() => setEscolhidas(alternada(escolhidas, pessoa.idUsuario))}
              />
            ))}
            <FieldError id="distribuir-erro">{falta ? 'Escolha ao menos uma pessoa.' : undefined}</FieldError>
          </fieldset>
        )}
      </ComAEquipe>
      <p role="status">{conta(casos.length, escolhidas.length)}</p>
    </Modal>
  );
}
