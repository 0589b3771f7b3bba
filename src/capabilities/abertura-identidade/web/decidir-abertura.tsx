import { DecidirComFundamento } from '#shell/atos/decidir-com-fundamento.tsx';
import type { AberturaVista } from '../domain/abertura.ts';
import { decidirAbertura } from '../domain/decidir-abertura.ato.ts';
import { decidir } from './abertura-queries.ts';

interface DecidirAberturaProps {
  readonly abertura: AberturaVista;
  readonly onFeita: () => void;
}

export function DecidirAbertura({ abertura, onFeita }: DecidirAberturaProps) {
  const { idAbertura, idManifestacao, quem } = abertura;
  return (
    <section aria-labelledby="abertura-decidir">
      <h3 id="abertura-decidir">Decidir</h3>
      <DecidirComFundamento
        nome="Decidir a abertura da identidade"
        pergunta="Esta pessoa precisa mesmo saber quem registrou?"
        sim={{ label: 'Aprovar', help: `${quem} abre os dados uma vez, em até um dia.` }}
        nao={{ label: 'Recusar', help: 'A identidade continua fechada.' }}
        fundamento={decidirAbertura.entrada.shape.fundamento}
        ajuda="Quem registrou e quem pediu leem o que você escrever."
        vaiAPessoa
        depois="A decisão fica no histórico com o seu nome, e não pode ser mudada depois."
        guardado={{ idManifestacao, ato: `decidir-abertura ${idAbertura}` }}
        decidir={(aprova, fundamento) => decidir(idAbertura, { aprova, fundamento })}
        onFeita={onFeita}
      />
    </section>
  );
}
