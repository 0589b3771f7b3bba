import { DecidirComFundamento } from '#shell/atos/decidir-com-fundamento.tsx';
import { decidirAcesso } from '../contract.ts';
import type { AcessoVisto } from '../domain/acesso-extraordinario.ts';
import { decidir } from './acesso-queries.ts';

interface DecidirAcessoProps {
  readonly acesso: AcessoVisto;
  readonly onFeito: () => void;
}

export function DecidirAcesso({ acesso, onFeito }: DecidirAcessoProps) {
  const { idAcesso, idManifestacao, quem, numeroProtocolo } = acesso;
  return (
    <DecidirComFundamento
      nome={`Decidir o acesso extraordinário à manifestação ${numeroProtocolo}`}
      pergunta="O administrador precisa mesmo ler esta denúncia?"
      sim={{ label: 'Aprovar', help: `${quem} lê esta denúncia, sem a identidade, por poucas horas.` }}
      nao={{ label: 'Recusar', help: 'A denúncia continua fechada para quem pediu.' }}
      fundamento={decidirAcesso.shape.fundamento}
      ajuda="Quem denunciou e quem pediu leem o que você escrever."
      vaiAPessoa
      depois="A decisão fica no histórico com o seu nome, e não pode ser mudada depois."
      guardado={{ idManifestacao, ato: `decidir-acesso ${idAcesso}` }}
      decidir={(aprova, fundamento) => decidir(idAcesso, { aprova, fundamento })}
      onFeita={onFeito}
    />
  );
}
