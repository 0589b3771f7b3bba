import { useState } from 'react';
import { type AtoProps, type CasoEscolhido, quantas } from '#shell/atos/casos.ts';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { EstadoDoLote } from '#shell/atos/lote/estado-do-lote.tsx';
import { ResultadoDoLote } from '#shell/atos/lote/resultado.tsx';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { atribuir } from '../../domain/atribuir.ato.ts';
import { ComAEquipe, orgaoDosCasos, textoDaCarga } from './pessoas-da-equipe.tsx';

/** A case of a list, with the office whose people an act needs. */
export interface CasoDaLista extends CasoEscolhido {
  readonly ouvidoria: { readonly idOuvidoria: number };
  /** Who is responsible, if the list has it; among forwarded cases, the sender's name. */
  readonly responsavel?: { readonly idUsuario: number; readonly nome: string } | string | null;
}

export interface AtoDaListaProps extends Required<AtoProps> {
  readonly casos: readonly CasoDaLista[];
}

export function Atribuir({ casos, onFeito, onCancelar }: AtoDaListaProps) {
  const [escolhida, setEscolhida] = useState('');
  const [faltou, setFaltou] = useState(false);
  const lote = useLote<number>({
    casos,
    onFeito,
    enviar: (enviados, idResponsavel) => enviarAoLote(atribuir, enviados, { idResponsavel }),
  });
  if (lote.linhas) {
    return (
      <Modal open title="Atribuir manifestações" footer={null} largura={880} onClose={lote.concluir}>
        <ResultadoDoLote casos={casos} linhas={lote.linhas} onConcluir={lote.concluir} />
      </Modal>
    );
  }
  const confirmar = () => {
    if (escolhida === '') setFaltou(true);
    else void lote.enviar(Number(escolhida));
  };
  return (
    <Modal
      open
      title={`Atribuir ${quantas(casos.length)}`}
      acceptLabel="Atribuir"
      accepting={lote.enviando}
      onAccept={confirmar}
      onClose={onCancelar}
    >
      <EstadoDoLote lote={lote} />
      <ComAEquipe idOuvidoria={orgaoDosCasos(casos)}>
        {(pessoas) => (
          <RadioGroup
            label="Quem fica responsável?"
            value={escolhida}
            error={faltou && escolhida === '' ? 'Escolha uma pessoa.' : undefined}
            options={pessoas.map((pessoa) => ({
              value: String(pessoa.idUsuario),
              label: pessoa.nome,
              help: textoDaCarga(pessoa),
            }))}
            onChange={(event) => setEscolhida(event.target.value)}
          />
        )}
      </ComAEquipe>
    </Modal>
  );
}
