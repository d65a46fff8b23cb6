<?php
/**
 * Installs the WordPress of the tests by its own installer, with two authors, and switches the bridge's plugin on. Reads TEST_ROOT and
 * TEST_ORIGIN from the environment; prints JSON: the chief editor's name and application password, and the number of the other author.
 */
define( 'WP_INSTALLING', true );
$origin                 = getenv( 'TEST_ORIGIN' );
$_SERVER['HTTP_HOST']   = substr( $origin, strlen( 'http://' ) );
$_SERVER['REQUEST_URI'] = '/wp-admin/install.php';
ob_start();
require getenv( 'TEST_ROOT' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

// Its greetings by mail go nowhere.
add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'Der Bote', 'chefin', 'chefin@bote.example', true, '', wp_generate_password() );
foreach ( array(
	'siteurl'                     => $origin,
	'home'                        => $origin,
	'timezone_string'             => 'Europe/Vienna',
	'permalink_structure'         => '/%year%/%monthnum%/%postname%/',
	// Visitors' comments appear at once.
	'comment_moderation'          => '',
	'comment_previously_approved' => '',
) as $name => $value ) {
	update_option( $name, $value );
}
// What every new WordPress comes with.
foreach ( array( 1, 2, 3 ) as $id ) {
	wp_delete_post( $id, true );
}
// Several comments a second from one address, which a real site throttles.
wp_mkdir_p( WPMU_PLUGIN_DIR );
file_put_contents( WPMU_PLUGIN_DIR . '/no-throttle.php', "<?php add_filter( 'comment_flood_filter', '__return_false', 99 );" );

$result = activate_plugin( 'talblick-bridge.php' );
if ( is_wp_error( $result ) ) {
	fwrite( STDERR, $result->get_error_message() );
	exit( 1 );
}
$lea = array( 'user_login' => 'lea', 'user_pass' => wp_generate_password(), 'display_name' => 'Lea Moser', 'role' => 'editor' );
$author           = wp_insert_user( $lea );
list( $password ) = WP_Application_Passwords::create_new_application_password( 1, array( 'name' => 'tests' ) );
ob_end_clean();
echo wp_json_encode( array( 'user' => 'chefin', 'password' => $password, 'author' => $author ) );
