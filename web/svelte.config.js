/** The class that keeps a component's styles to itself: short, since scripts are full of it. */
const cssHash = ({ hash, filename, css }) => `s${hash(filename ?? css).slice(0, 5)}`;

export default { compilerOptions: { runes: true, cssHash } };
