import { quantosCasos } from './celulas.tsx';
import { Confirmar } from './confirmar.tsx';

interface MudarSituacaoProps {
  /** 'o assunto', 'o subassunto'. */
  readonly oQue: string;
  readonly nome: string;
  readonly ativo: boolean;
  readonly casos: number;
  readonly ato: (ativo: boolean) => Promise<void>;
  readonly onFechar: () => void;
}

/** What is in use cannot be deleted, only inactivated. */
export function MudarSituacao({ oQue, nome, ativo, casos, ato, onFechar }: MudarSituacaoProps) {
  return (
    <Confirmar
      titulo={ativo ? `Inativar ${oQue}?` : `Reativar ${oQue}?`}
      acao={ativo ? 'Inativar' : 'Reativar'}
      perigo={ativo}
      ato={() => ato(!ativo)}
      onFechar={onFechar}
    >
      {ativo ? (
        <p>
          <strong>{nome}</strong> deixa de ser oferecido a quem registra e a quem analisa.{' '}
          {casos > 0
            ? `${quantosCasos(casos)} ${casos === 1 ? 'continua' : 'continuam'} com ele.`
            : 'Nenhuma manifestação o usa.'}
        </p>
      ) : (
        <p>
          <strong>{nome}</strong> volta a ser oferecido.
        </p>
      )}
    </Confirmar>
  );
}
