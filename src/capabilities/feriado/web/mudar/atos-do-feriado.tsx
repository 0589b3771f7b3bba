import { useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { alcances, PedidoDeMudanca } from '../../contract.ts';
import type { FeriadoVisto } from '../detalhar-feriado-page.tsx';
import { ConfirmarMudanca } from './confirmar-mudanca.tsx';
import { useMudanca } from './use-mudanca.ts';

type Alcance = (typeof alcances)[number];

interface AtosProps {
  readonly feriado: FeriadoVisto;
  readonly onFeito: (frase: string) => void;
}

interface EscolherAlcanceProps {
  readonly ano: string;
  readonly aberto: boolean;
  readonly onEscolher: (alcance: Alcance) => void;
  readonly onFechar: () => void;
}

/** For a repeating holiday, which years are meant. */
function EscolherAlcance({ ano, aberto, onEscolher, onFechar }: EscolherAlcanceProps) {
  const [alcance, setAlcance] = useState<Alcance>('este');
  return (
    <Modal
      open={aberto}
      title="Remover quais dias?"
      acceptLabel="Continuar"
      onAccept={() => onEscolher(alcance)}
      onClose={onFechar}
    >
      <RadioGroup
        label="Este feriado volta todo ano"
        name="alcance"
        value={alcance}
        onChange={({ target }) => setAlcance(target.value as Alcance)}
        options={[
          { value: 'este', label: `Só o de ${ano}` },
          { value: 'seguintes', label: `O de ${ano} e os dos anos seguintes` },
        ]}
      />
    </Modal>
  );
}

/** Changes, removes or restores a holiday, always after showing the effect on deadlines. */
export function AtosDoFeriado({ feriado, onFeito }: AtosProps) {
  const { idFeriado, versao, removido, tipo, data } = feriado;
  const [escolhendo, setEscolhendo] = useState(false);
  const [conferindo, setConferindo] = useState(false);
  const mudanca = useMudanca(() =>
    onFeito(removido ? 'Salvo: o feriado voltou a valer.' : 'Salvo: feriado removido.'),
  );
  const conferir = async (pedido: PedidoDeMudanca) => {
    setConferindo(true);
    try {
      await mudanca.conferir(pedido);
    } catch (error) {
      mudanca.mostrarErro(error);
    } finally {
      setConferindo(false);
    }
  };
  const remover = (alcance: Alcance) => {
    setEscolhendo(false);
    void conferir({ ato: 'remover', idFeriado, versao, alcance });
  };
  return (
    <>
      {mudanca.erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {mudanca.erro}
        </Message>
      )}
      <div className="ui-actions">
        {removido ? (
          <Button
            variant="primary"
            loading={conferindo}
            onClick={() => void conferir({ ato: 'restaurar', idFeriado, versao })}
          >
            Restaurar
          </Button>
        ) : (
          <>
            <LinkButton to={`/feriado/cadastrar?id=${idFeriado}`} variant="primary">
              Alterar
            </LinkButton>
            <Button
              variant="secondary"
              loading={conferindo}
              onClick={() => (tipo === 'unico' ? remover('este') : setEscolhendo(true))}
            >
              Remover
            </Button>
          </>
        )}
      </div>
      <EscolherAlcance
        ano={data.slice(0, 4)}
        aberto={escolhendo}
        onEscolher={remover}
        onFechar={() => setEscolhendo(false)}
      />
      <ConfirmarMudanca
        mudanca={mudanca}
        titulo={removido ? 'Restaurar este feriado?' : 'Remover este feriado?'}
        acao={removido ? 'Restaurar' : 'Remover'}
      />
    </>
  );
}
