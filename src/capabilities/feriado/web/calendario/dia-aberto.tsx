import { Link } from 'react-router';
import { Button } from '#shell/ui/button.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { LinhaDoFeriado } from '../../contract.ts';
import { comoVale, diaPorExtenso, enderecoDoFeriado } from '../nomes-do-feriado.ts';

interface DiaAbertoProps {
  readonly dia: string | null;
  readonly feriados: readonly LinhaDoFeriado[];
  readonly onFechar: () => void;
}

/** The holidays of a day, and a link to add one. */
export function DiaAberto({ dia, feriados, onFechar }: DiaAbertoProps) {
  return (
    <Modal
      open={dia !== null}
      title={dia === null ? '' : diaPorExtenso(dia)}
      onClose={onFechar}
      footer={
        <>
          <Button variant="secondary" onClick={onFechar}>
            Fechar
          </Button>
          <LinkButton to={`/feriado/cadastrar?data=${dia}`} variant="primary">
            Cadastrar neste dia
          </LinkButton>
        </>
      }
    >
      {feriados.length === 0 ? (
        <p>Nenhum feriado neste dia.</p>
      ) : (
        <ul className="feriado-do-dia">
          {feriados.map((feriado) => (
            <li key={feriado.idFeriado}>
              <Link to={enderecoDoFeriado(feriado.idFeriado)}>{feriado.descricao}</Link>
              <span>
                {comoVale(feriado)}
                {feriado.removido && ', removido'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
